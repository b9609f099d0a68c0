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
Mürzzuschlag|47.6|15.7
Kirchbichl|47.5|12.1
Micheldorf in Oberösterreich|47.9|14.1
Breitenfurt bei Wien|48.1|16.1
Perg|48.3|14.6
Oberndorf bei Salzburg|48|12.9
Wimpassing|48.2|14
Lochau|47.5|9.8
Hart|48.3|14.3
Deuchendorf|47.5|15.3
Horn|48.7|15.7
Pinkafeld|47.4|16.1
Mühlau|47.3|11.4
Neuzeug|48|14.3
Himberg|48.1|16.4
Wölfnitz|46.7|14.3
Bad Hall|48|14.2
Haag|48.3|14.3
Kirchberg in Tirol|47.5|12.3
Ebreichsdorf|48|16.4
Kindberg|47.5|15.4
Kalsdorf bei Graz|47|15.5
Axams|47.2|11.3
Leopoldsdorf|48.1|16.4
Sollenau|47.9|16.3
Hart bei Graz|47|15.5
Gablitz|48.2|16.1
Nüziders|47.2|9.8
Henndorf am Wallersee|47.9|13.2
Schärding|48.5|13.4
Leobersdorf|47.9|16.2
Bürmoos|48|12.9
Feldbach|47|15.9
Pottschach|47.7|16
Eggendorf|47.9|16.3
Langenlois|48.5|15.7
Laa an der Thaya|48.7|16.4
Neustift im Stubaital|47.1|11.3
Gloggnitz|47.7|15.9
St. Johann im Pongau|47.4|13.2
Parndorf|48|16.9
Gmünd|48.8|15
Leonding|48.3|14.3
Völkermarkt|46.7|14.6
Oberwaltersdorf|48|16.3
Längenfeld|47.1|11
Möllersdorf|48|16.3
Koblach|47.3|9.6
Vasoldsberg|47|15.6
Neudörfl|47.8|16.3
Grieskirchen|48.2|13.8
Pottendorf|47.9|16.4
Kirchdorf an der Krems|47.9|14.1
Altmünster|47.9|13.8
Zeltweg|47.2|14.8
Neumarkt am Wallersee|48|13.2
Mils bei Solbad Hall|47.3|11.5
Köflach|47.1|15.1
Nenzing|47.2|9.7
Kössen|47.7|12.4
Ferlach|46.5|14.3
Ybbs an der Donau|48.2|15.1
Landskron|46.6|13.9
Thalheim bei Wels|48.1|14
Felixdorf|47.9|16.2
Fieberbrunn|47.5|12.5
Waidhofen an der Thaya|48.8|15.3
Schwanenstadt|48.1|13.8
Spielberg bei Knittelfeld|47.2|14.8
Altenmarkt im Pongau|47.4|13.4
Scheibbs|48|15.2
Altheim|48.3|13.2
Braunau am Inn|48.3|13
Bärnbach|47.1|15.1
Hartberg|47.3|16
Wieselburg|48.1|15.1
Ebensee|47.8|13.8
Oberalm|47.7|13.1
Wolkersdorf im Weinviertel|48.4|16.5
Bisamberg|48.3|16.4
Eferding|48.3|14
Walding|48.4|14.2
Puch bei Hallein|47.7|13.1
Götzens|47.2|11.3
Eisenerz|47.5|14.9
Mäder|47.4|9.6
Bad Schallerbach|48.2|13.9
Sierning|48|14.3
Bad Gastein|47.1|13.1
Thaur|47.3|11.5
Obertrum am See|47.9|13.1
Schwarzach|47.5|9.8
Seebach|46.6|13.9
Sankt Stefan im Rosental|46.9|15.7
Gainfarn|48|16.2
Zwettl|48.6|15.2
Gumpoldskirchen|48|16.3
Schwertberg|48.3|14.6
Fußach|47.5|9.7
Gols|47.9|16.9
Grossarl|47.2|13.2
Grünburg|48|14.3
Schruns|47.1|9.9
Waidhofen an der Ybbs|48|14.8
Vöcklabruck|48|13.7
Sankt Veit im Pongau|47.3|13.2
Melk|48.2|15.3
Sankt Georgen an der Gusen|48.3|14.4
Gunskirchen|48.1|13.9
Kundl|47.5|12
Strasswalchen|48|13.3
Volders|47.3|11.6
Grödig|47.7|13
Mondsee|47.9|13.3
Gratwein|47.1|15.3
Taxach|47.7|13.1
Mayrhofen|47.2|11.9
Haidershofen|48.1|14.5
Westendorf|47.4|12.2
Stadl-Traun|48.1|13.9
Trumau|48|16.3
Söll|47.5|12.2
Wals|47.8|13
Neualm|47.7|13.1
Seekirchen am Wallersee|47.9|13.1
Inzing|47.3|11.2
Pichling bei Köflach|47|15.1
Hof bei Salzburg|47.8|13.2
Murau|47.1|14.2
Tribuswinkel|48|16.3
Althofen|46.9|14.5
Schwarzach im Pongau|47.3|13.2
Pöchlarn|48.2|15.2
Wördern|48.3|16.2
Tamsweg|47.1|13.8
Theresienfeld|47.9|16.2
Hinterbrühl|48.1|16.3
Gramatneusiedl|48|16.5
Pfaffstätten|48|16.3
Traisen|48|15.6
Schladming|47.4|13.7
Seefeld in Tirol|47.3|11.2
Neufeld an der Leitha|47.9|16.4
Seitenstetten Markt|48|14.7
Voldöpp|47.4|11.9
Ludesch|47.2|9.8
Ternberg|48|14.4
Burgfried|47.7|13.1
Mauerbach|48.3|16.2
Mannersdorf am Leithagebirge|48|16.6
Münster|47.4|11.8
Göfis|47.2|9.6
Untere Fellach|46.6|13.8
Weyer|47.9|14.7
Kapfenberg|47.4|15.3
Vomp|47.3|11.7
Lambach|48.1|13.9
Kaltenleutgeben|48.1|16.2
Bürs|47.1|9.8
Krumpendorf|46.6|14.2
Mattsee|48|13.1
Schrems|48.8|15.1
Alberschwende|47.5|9.8
Kierling|48.3|16.3
Ottensheim|48.3|14.2
Ober-Grafendorf|48.1|15.6
Asten|48.2|14.4
Weidling|48.3|16.3
Sankt Florian|48.2|14.4
Kaprun|47.3|12.8
Lieboch|47|15.3
Kittsee|48.1|17.1
Zams|47.2|10.6
Rannersdorf|48.1|16.5
Doppl|48.3|14.3
Leitring|46.8|15.6
Seeboden|46.8|13.5
Langenwang|47.6|15.6
Fernitz|47|15.5
Klaus|47.3|9.7
Katzelsdorf|47.8|16.3
Frohnleiten|47.3|15.3
Eggenburg|48.6|15.8
Ebergassing|48|16.5
Loosdorf|48.2|15.4
Krieglach|47.5|15.6
Timelkam|48|13.6
Rechnitz|47.3|16.4
Ebbs|47.6|12.2
Oedt|48.2|14.2
Oberperfuss|47.2|11.3
Fulpmes|47.1|11.3
Priel|46.8|14.8
Ennsdorf|48.2|14.5
Fliess|47.1|10.6
Gröbming|47.4|13.9
Sankt Dionysen|48.2|14.3
Hornstein|47.9|16.4
Münchendorf|48|16.4
Biedermannsdorf|48.1|16.4
Steyregg|48.3|14.4
Sankt Georgen im Attergau|47.9|13.5
Lenzing|48|13.6
Wienersdorf|48|16.3
Siegendorf im Burgenland|47.8|16.5
Elixhausen|47.9|13.1
Siezenheim|47.8|13
Herzogenburg|48.3|15.7
Bad Hofgastein|47.2|13.1
Pöttsching|47.8|16.4
Fohnsdorf|47.2|14.7
Hausmannstätten|47|15.5
Mautern|48.4|15.6
Reding|46.8|14.8
Purbach am Neusiedler See|47.9|16.7
Haselbach|48.3|13.1
Frauenkirchen|47.8|16.9
Andorf|48.4|13.6
Pregarten|48.4|14.5
Feldkirchen in Kärnten|46.7|14.1
Unterwaltersdorf|48|16.4
Laxenburg|48.1|16.4
Ellmau|47.5|12.3
Strassengel|47.1|15.3
Kematen in Tirol|47.3|11.3
Lassnitzhöhe|47.1|15.6
Ramsau am Dachstein|47.4|13.7
Leobendorf|48.4|16.3
Forchtenstein|47.7|16.4
Kirchdorf in Tirol|47.6|12.4
Sankt Wolfgang im Salzkammergut|47.7|13.4
Zistersdorf|48.5|16.8
Deutschkreutz|47.6|16.6
Seewalchen|48|13.6
Bad Häring|47.5|12.1
Haag|48.1|14.6
Bergheim|47.8|13
Pörtschach am Wörthersee|46.6|14.2
Traismauer|48.4|15.7
Dürnau|48|13.6
Hohenau|48.6|16.9
Niederndorf|47.6|12.2
Lichtenwörth|47.8|16.3
Bruckneudorf|48|16.8
Güssing|47.1|16.3
Steinach am Brenner|47.1|11.5
Blindenmarkt|48.1|15
Rohrbach bei Mattersburg|47.7|16.4
Satteins|47.2|9.7
Wiesen|47.7|16.3
Mitterndorf an der Fischa|48|16.5
Aldrans|47.3|11.4
Puchberg am Schneeberg|47.8|15.9
Weigelsdorf|48|16.4
Puchenau|48.3|14.2
Stegersbach|47.2|16.2
Wildon|46.9|15.5
Bad Erlach|47.7|16.2
Hopfgarten im Brixental|47.5|12.2
Euratsfeld|48.1|14.9
Brixen im Thale|47.5|12.3
Sankt Margarethen im Burgenland|47.8|16.6
Vandans|47.1|9.9
Kematen an der Ybbs|48|14.8
Poysdorf|48.7|16.6
Fügen|47.4|11.8
Böheimkirchen|48.2|15.8
Grossgmain|47.7|12.9
Steinbrunn|47.8|16.4
Grosspetersdorf|47.2|16.3
Purgstall|48.1|15.1
Pfunds|47|10.6
Heidenreichstein|48.9|15.1
Ehrwald|47.4|10.9
Elsbethen|47.8|13.1
Hirtenberg|47.9|16.2
Wöllersdorf|47.9|16.2
Andelsbuch|47.4|9.9
Ebenfurth|47.9|16.4
Alpbach|47.4|11.9
Neukirchen|47.9|13.7
Zell|47.6|12.2
Buch in Tirol|47.4|11.8
Eugendorf|47.9|13.1
Gössendorf|47|15.5
Silz|47.3|10.9
Sulz|47.3|9.7
Berndorf|47.4|15.3
Schwoich|47.5|12.1
Niklasdorf|47.4|15.2
Radfeld|47.5|11.9
Pottenstein|48|16.1
Retz|48.8|15.9
Matrei in Osttirol|47|12.5
Weerberg|47.3|11.7
Reiterndorf|47.7|13.6
Haus im Ennstal|47.4|13.8
Maurach|47.4|11.8
Sankt Lorenzen im Mürztal|47.5|15.4
Kritzendorf|48.3|16.3
Igls|47.2|11.4
Debant|46.8|12.8
Hörtendorf|46.6|14.4
Molln|47.9|14.3
Rohrbach in Oberösterreich|48.6|14
Kaindorf an der Sulm|46.8|15.5
Haiming|47.3|10.9
Weiden am See|47.9|16.9
Thalgau|47.8|13.3
Egg|47.4|9.9
Sankt Martin|47.5|15.3
Endach|47.6|12.2
Radstadt|47.4|13.4
Pasching|48.3|14.2
Trieben|47.5|14.5
Königstetten|48.3|16.1
Schlins|47.2|9.7
Oetz|47.2|10.9
Windischgarsten|47.7|14.3
Leopoldsdorf im Marchfelde|48.2|16.7
Pottenbrunn|48.2|15.7
Gralla|46.8|15.6
Bludesch|47.2|9.7
Illmitz|47.8|16.8
Mauerkirchen|48.2|13.1
Leutasch|47.4|11.1
Schattendorf|47.7|16.5
Lassee|48.2|16.8
Wolfern|48.1|14.4
Werndorf|46.9|15.5
Jennersdorf|46.9|16.1
Pernitz|47.9|16
Bartholomäberg|47.1|9.9
Gießhübl|48.1|16.2
Velden am Wörthersee|46.6|14
Freindorf|48.2|14.3
Ranshofen|48.2|13
Krumbach Markt|47.5|16.2
Rietz|47.3|11
Deutschfeistritz|47.2|15.3
Markt Piesting|47.9|16.1
Wagnitz|47|15.5
Andau|47.8|17
Garsten|48|14.4
Mauer bei Amstetten|48.1|14.8
Wagna|46.8|15.6
Biberbach|48|14.7
Mörbisch am See|47.8|16.7
Thal|47.1|15.4
Sistrans|47.2|11.4
Zurndorf|48|17
Meiningen|47.3|9.6
Dietersdorf|47.2|14.7
Mönchhof|47.9|16.9
Ernsthofen|48.1|14.5
Thüringen|47.2|9.8
Spillern|48.4|16.3
Bad Sauerbrunn|47.8|16.3
Weistrach|48|14.6
Pirka|47|15.4
Rottenmann|47.5|14.3
Sölden|47|11
Schafwiesen|48.2|14.1
Marchegg|48.3|16.9
Unterpremstätten|47|15.4
Tschagguns|47.1|9.9
Raaba|47|15.5
Oberndorf in Tirol|47.5|12.4
Frankenmarkt|48|13.4
Achenkirch|47.5|11.7
Reith im Alpbachtal|47.4|11.9
Schwadorf|48.1|16.6
Hörsching|48.2|14.2
Ostermiething|48|12.8
Glanegg|47.8|13
Oberndorf in der Ebene|48.3|15.7
Fritzens|47.3|11.6
Breitenbach am Inn|47.5|12
Viehhausen|47.8|13
Admont|47.6|14.5
Podersdorf am See|47.9|16.8
Maria Lanzendorf|48.1|16.4
Gföhl|48.5|15.5
Frankenburg|48.1|13.5
Nassereith|47.3|10.8
Bad Fischau|47.8|16.2
Vöcklamarkt|48|13.5
Lechaschau|47.5|10.7
Kappl|47.1|10.4
Bramberg am Wildkogel|47.3|12.3
Rohrendorf bei Krems|48.4|15.7
Absdorf|48.4|16
Orth an der Donau|48.1|16.7
Gaming|47.9|15.1
Arnoldstein|46.5|13.7
Weiler|47.3|9.7
Burgfried|48.5|14.3
Marz|47.7|16.4
Grein|48.2|14.9
Trausdorf an der Wulka|47.8|16.6
Grünau im Almtal|47.9|14
Piesendorf|47.3|12.7
Sankt Michael im Lungau|47.1|13.6
Oberau|47.4|12.1
Grosshöflein|47.8|16.5
Weissach|47.6|12.2
Wenns|47.2|10.7
Hausmening|48.1|14.8
Sieghartskirchen|48.3|16
Sankt Peter in der Au Markt|48|14.6
Fisching|48.2|14.4
Mühldorf bei Feldbach|46.9|15.9
Mank|48.1|15.3
Natters|47.2|11.4
Waidring|47.6|12.6
Oberpullendorf|47.5|16.5
Enzersdorf an der Fischa|48.1|16.6
Golling an der Salzach|47.6|13.2
Wolfsbach|48.1|14.7
Oberhausen|48.2|16.6
Wallsee|48.2|14.7
Bezau|47.4|9.9
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
