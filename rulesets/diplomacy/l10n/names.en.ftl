# coasts
Coast_bul_ec_name = Bulgaria (east coast)
Coast_bul_sc_name = Bulgaria (south coast)
Coast_spa_nc_name = Spain (north coast)
Coast_spa_sc_name = Spain (south coast)
Coast_stp_nc_name = St Petersburg (north coast)
Coast_stp_sc_name = St Petersburg (south coast)

# coasts where a board has no room for their names
Coast_bul_ec_short = EC
Coast_bul_sc_short = SC
Coast_spa_nc_short = NC
Coast_spa_sc_short = SC
Coast_stp_nc_short = NC
Coast_stp_sc_short = SC
