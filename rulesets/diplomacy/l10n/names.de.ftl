# coasts where a board has no room for their names
Coast_bul_ec_short = OK
Coast_bul_sc_short = SK
Coast_spa_nc_short = NK
Coast_spa_sc_short = SK
Coast_stp_nc_short = NK
Coast_stp_sc_short = SK
