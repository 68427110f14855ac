# coasts
Coast_bul_ec_name = Bulgarien, Ostküste
Coast_bul_sc_name = Bulgarien, Südküste
Coast_spa_nc_name = Spanien, Nordküste
Coast_spa_sc_name = Spanien, Südküste
Coast_stp_nc_name = St. Petersburg, Nordküste
Coast_stp_sc_name = St. Petersburg, Südküste

# coasts where a board has no room for their names
Coast_bul_ec_short = OK
Coast_bul_sc_short = SK
Coast_spa_nc_short = NK
Coast_spa_sc_short = SK
Coast_stp_nc_short = NK
Coast_stp_sc_short = SK
