/** Name, latitude, longitude, postcode or its beginning, state. */
export const places = `
Wien|48.2|16.4
Graz|47.1|15.4
Linz|48.3|14.3
Salzburg|47.8|13
Innsbruck|47.3|11.4
Klagenfurt am Wörthersee|46.6|14.3
Villach|46.6|13.9
Dornbirn|47.4|9.7
Wiener Neustadt|47.8|16.2
Steyr|48|14.4
Feldkirch|47.2|9.6
Bregenz|47.5|9.8
Baden|48|16.2
Lustenau|47.4|9.7
Sankt Pölten|48.2|15.6
Mödling|48.1|16.3
Wels|48.2|14
Hohenems|47.4|9.7
Stockerau|48.4|16.2
Straßgang|47|15.4
Klosterneuburg|48.3|16.3
Amstetten|48.1|14.9
Telfs|47.3|11.1
Perchtoldsdorf|48.1|16.3
Krems an der Donau|48.4|15.6
Wörgl|47.5|12.1
Schwaz|47.4|11.7
Bludenz|47.1|9.8
Hard|47.5|9.7
Hall in Tirol|47.3|11.5
Gmunden|47.9|13.8
Korneuburg|48.4|16.3
Spittal an der Drau|46.8|13.5
Tulln|48.3|16.1
Schwechat|48.1|16.5
Ried im Innkreis|48.2|13.5
Brunn am Gebirge|48.1|16.3
Rankweil|47.3|9.6
Lienz|46.8|12.8
Knittelfeld|47.2|14.8
Götzis|47.3|9.6
Neunkirchen|47.7|16.1
Gänserndorf|48.3|16.7
Traun|48.2|14.2
Sankt Veit an der Glan|46.8|14.4
Imst|47.3|10.7
Lauterach|47.5|9.7
Strasshof an der Nordbahn|48.3|16.7
Laakirchen|48|13.8
Kufstein|47.6|12.2
Enns|48.2|14.5
Purkersdorf|48.2|16.2
Gerasdorf bei Wien|48.3|16.5
Sankt Johann in Tirol|47.5|12.4
Viktring|46.6|14.3
Wiener Neudorf|48.1|16.3
Voitsberg|47|15.2
Sankt Valentin|48.2|14.5
Weiz|47.2|15.6
Eisenstadt|47.9|16.5
Rum|47.3|11.4
Guntramsdorf|48|16.3
Bruck an der Mur|47.4|15.3
Neu-Guntramsdorf|48.1|16.3
Berndorf|48|16.1
Attnang-Puchheim|48|13.7
Maria Enzersdorf|48.1|16.3
Saalfelden am Steinernen Meer|47.4|12.8
Deutsch-Wagram|48.3|16.6
Leibnitz|46.8|15.5
Judenburg|47.2|14.7
Wolfurt|47.5|9.8
Deutschlandsberg|46.8|15.2
Finkenstein am Faaker See|46.6|13.9
Marchtrenk|48.2|14.1
Kitzbühel|47.5|12.4
Leoben|47.4|15.1
Neusiedl am See|48|16.8
Zirl|47.3|11.2
Langenzersdorf|48.3|16.4
Höchst|47.5|9.6
Wattens|47.3|11.6
Trofaiach|47.4|15
Seiersberg|47|15.4
Landeck|47.1|10.6
Zell am See|47.3|12.8
Vorchdorf|48|13.9
Bad Vöslau|48|16.2
Bischofshofen|47.4|13.2
Haid|48.2|14.3
Kottingbrunn|48|16.2
Freistadt|48.5|14.5
Ternitz|47.7|16
Oberwart|47.3|16.2
Hallein|47.7|13.1
Jenbach|47.4|11.8
Absam|47.3|11.5
Vösendorf|48.1|16.3
Sankt Martin|48.2|14.3
Hollabrunn|48.5|16.1
Bruck an der Leitha|48|16.8
Gratkorn|47.1|15.3
Völs|47.3|11.3
Reutte|47.5|10.7
Altach|47.4|9.7
Groß-Enzersdorf|48.2|16.6
Traiskirchen|48|16.3
Liezen|47.6|14.2
Kremsmünster|48|14.1
Mattersburg|47.7|16.4
Hainburg an der Donau|48.1|16.9
Wilhelmsburg|48.1|15.6
Mattighofen|48.1|13.2
Hafendorf|47.5|15.3
Gallneukirchen|48.4|14.4
Mistelbach|48.6|16.6
Frastanz|47.2|9.6
Gleisdorf|47.1|15.7
Hörbranz|47.5|9.8
Fürstenfeld|47|16.1
Neuhofen an der Krems|48.1|14.2
Pressbaum|48.2|16.1
Lichtenegg|48.1|14
Pöllau|47.3|15.8
Wien|48.2|16.4|10
Wien|48.2|16.4|11
Wien|48.2|16.4|12
Wien|48.2|16.4|13
Wien|48.2|16.4|14
Hollabrunn|48.5|16.1|20
Mistelbach|48.6|16.6|21
Gänserndorf|48.3|16.7|22
Mödling|48.1|16.3|23
Bruck an der Leitha|48|16.8|24
Baden|48|16.2|25
Neunkirchen|47.7|16.1|26
Wiener Neustadt|47.8|16.2|27
Aspang Markt|47.5|16.1|28
Sankt Pölten|48.2|15.6|30
Sankt Pölten|48.2|15.6|31
Scheibbs|48|15.2|32
Amstetten|48.1|14.9|33
Tulln|48.3|16.1|34
Krems an der Donau|48.4|15.6|35
Krems an der Donau|48.4|15.6|36
Horn|48.7|15.7|37
Waidhofen an der Thaya|48.8|15.3|38
Zwettl|48.6|15.2|39
Linz|48.3|14.3|40
Rohrbach in Oberösterreich|48.6|14|41
Freistadt|48.5|14.5|42
Perg|48.3|14.6|43
Steyr|48|14.4|44
Kirchdorf an der Krems|47.9|14.1|45
Wels|48.2|14|46
Schärding|48.5|13.4|47
Vöcklabruck|48|13.7|48
Ried im Innkreis|48.2|13.5|49
Salzburg|47.8|13|50
Oberndorf bei Salzburg|48|12.9|51
Braunau am Inn|48.3|13|52
Mondsee|47.9|13.3|53
Hallein|47.7|13.1|54
Bischofshofen|47.4|13.2|55
St. Johann im Pongau|47.4|13.2|56
Zell am See|47.3|12.8|57
Innsbruck|47.3|11.4|60
Seefeld in Tirol|47.3|11.2|61
Schwaz|47.4|11.7|62
Kufstein|47.6|12.2|63
Imst|47.3|10.7|64
Landeck|47.1|10.6|65
Reutte|47.5|10.7|66
Bludenz|47.1|9.8|67
Feldkirch|47.2|9.6|68
Bregenz|47.5|9.8|69
Eisenstadt|47.9|16.5|70
Neusiedl am See|48|16.8|71
Mattersburg|47.7|16.4|72
Oberpullendorf|47.5|16.5|73
Oberwart|47.3|16.2|74
Güssing|47.1|16.3|75
Graz|47.1|15.4|80
Graz|47.1|15.4|81
Hartberg|47.3|16|82
Feldbach|47|15.9|83
Leibnitz|46.8|15.5|84
Deutschlandsberg|46.8|15.2|85
Bruck an der Mur|47.4|15.3|86
Leoben|47.4|15.1|87
Murau|47.1|14.2|88
Liezen|47.6|14.2|89
Klagenfurt am Wörthersee|46.6|14.3|90
Völkermarkt|46.7|14.6|91
Klagenfurt am Wörthersee|46.6|14.3|92
Sankt Veit an der Glan|46.8|14.4|93
Wolfsberg|46.8|14.8|94
Villach|46.6|13.9|95
Hermagor|46.6|13.4|96
Spittal an der Drau|46.8|13.5|97
Spittal an der Drau|46.8|13.5|98
Lienz|46.8|12.8|99
`;
