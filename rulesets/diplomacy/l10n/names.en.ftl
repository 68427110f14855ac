# coasts where a board has no room for their names
Coast_bul_ec_short = EC
Coast_bul_sc_short = SC
Coast_spa_nc_short = NC
Coast_spa_sc_short = SC
Coast_stp_nc_short = NC
Coast_stp_sc_short = SC
