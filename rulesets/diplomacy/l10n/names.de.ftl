# powers

# coasts
Coast_bul_ec_name = Bulgarien (Ostküste)
Coast_bul_sc_name = Bulgarien (Südküste)
Coast_spa_nc_name = Spanien (Nordküste)
Coast_spa_sc_name = Spanien (Südküste)
Coast_stp_nc_name = St. Petersburg (Nordküste)
Coast_stp_sc_name = St. Petersburg (Südküste)
