/** Name, latitude, longitude, postcode or its beginning, state. */
export const places = `
Aach|47.8|8.9|78267
Aachen|50.8|6.1|52062
Aalen|48.8|10.1|73430
Ahlen|51.8|7.9|59227
Ahrensberg|51.8|10.5|38707
Altena|51.3|7.7|58762
Alzey|49.7|8.1|55232
Amberg|49.4|11.8|92224
Andernach|50.4|7.4|56626
Anklam|53.8|13.7|17389
Annaberg-Buchholz|50.6|13|09456
Ansbach|49.3|10.6|91522
Apolda|51|11.5|99510
Arnsberg|51.4|8.1|59821
Arnstadt|50.8|11|99310
Aschaffenburg|50|9.1|63741
Aschersleben|51.8|11.5|06449
Aue|50.6|12.7|08280
Auerbach|50.5|12.4|08209
Augsburg|48.4|10.9|86150
Aulendorf|47.9|9.7|88326
Backnang|48.9|9.4|71522
Baden-Baden|48.8|8.2|76530
Badenweiler|47.8|7.7|79410
Bamberg|49.9|10.9|96047
Bautzen|51.2|14.4|02625
Bayreuth|49.9|11.6|95444
Beckum|51.8|8.1|59269
Beerfelden|49.6|9|64743
Bensberg|51|7.2|51429
Bensheim|49.7|8.6|64625
Berchtesgaden|47.6|13.1|83471
Bergen|54.4|13.4|18528
Bergisch-Gladbach|51|7.1|51427
Bad Bergzabern|49.1|8|76887
Berlin|52.5|13.4|10117
Bernau|52.7|13.6|16321
Bernburg|51.8|11.8|06406
Bernkastel-Kues|49.9|7.1|54470
Berus|49.2|6.7|66802
Biberach|48.1|9.8|88400
Biedenkopf|50.9|8.5|35216
Bielefeld|52|8.5|33602
Bingen|49.9|7.9|55411
Birkenfeld|49.6|7.2|55765
Bitterfeld|51.6|12.3|06749
Blankenburg|51.8|11|38889
Blankenrath|50|7.3|56865
Bocholt|51.8|6.6|46395
Bochum|51.5|7.2|44787
Bockum-Hövel|51.7|7.8|59075
Böblingen|48.7|9|71034
Bonn|50.7|7.1|53111
Borkum|53.6|6.7|26757
Borna|51.1|12.5|04552
Bottenweiler|51.3|11.4|06571
Bottrop|51.5|6.9|46236
Brandenburg|52.4|12.5|14770
Braunschweig|52.3|10.5|38100
Bremen|53.1|8.8|28195
Bremerhaven|53.6|8.6|27568
Bremervörde|53.5|9.1|27432
Brilon|51.4|8.6|59929
Brockel|53.1|9.5|27386
Bruchsal|49.1|8.6|76646
Brühl|50.8|6.9|50321
Buchen|49.5|9.3|74722
Burg|52.3|11.9|39288
Burghaslach|49.7|10.5|96152
Castrop-Rauxel|51.5|7.3|44575
Celle|52.6|10.1|29221
Chemnitz|50.8|12.9|09111
Clausthal-Zellerfeld|51.8|10.3|38674
Coburg|50.3|11|96450
Coesfeld|51.9|7.2|48653
Coswig|51.9|12.4|06869
Cottbus|51.8|14.4|03042
Crailsheim|49.1|10|74564
Crimmitschau|50.8|12.3|08451
Cuxhaven|53.9|8.7|27472
Dachau|48.3|11.5|85221
Darmstadt|49.9|8.7|64283
Datteln|51.7|7.3|45711
Delitzsch|51.5|12.3|04509
Delmenhorst|53|8.6|27749
Dessau|51.8|12.2|06842
Detmold|51.9|8.9|32756
Dillenburg|50.7|8.3|35683
Dillingen|48.6|10.5|89407
Dinslaken|51.6|6.8|46539
Döbeln|51.1|13.1|04720
Dorsten|51.7|7|46282
Dortmund|51.5|7.5|44135
Dresden|51.1|13.7|01067
Dudweiler|49.3|7|66125
Dülken|51.3|6.3|41751
Dülmen|51.9|7.3|48249
Düren|50.8|6.5|52349
Düsseldorf|51.2|6.8|40210
Duisburg|51.4|6.8|47051
Eberswalde-Finow|52.8|13.8|16225
Ebingen|48.2|9|72458
Eckernförde|54.4|9.8|24340
Edewechterdamm|53|7.9|26169
Eilenburg|51.5|12.6|04838
Einbeck|51.8|9.9|37574
Eisenach|51|10.3|99817
Eisenhüttenstadt|52.2|14.6|15890
Eisleben|51.6|11.6|06295
Ellwangen|49|10.2|73479
Elmshorn|53.8|9.6|25335
Elsdorf|50.9|6.6|50189
Emden|53.4|7.2|26721
Bad Ems|50.4|7.7|56130
Emsdetten|52.2|7.5|48282
Engelskirchen|51|7.4|51766
Ennepetal|51.3|7.4|58256
Erfurt|51|11|99084
Erlangen|49.6|11|91052
Eschwege|51.2|10|37269
Eschweiler|50.8|6.3|52249
Essen|51.5|7|45127
Esslingen am Neckar|48.7|9.3|73728
Ettlingen|48.9|8.4|76275
Euskirchen|50.7|6.8|53879
Eutin|54.1|10.7|23701
Falkensee|52.6|13.1|14612
Feldberg|47.9|8|79868
Feldberg|50.3|8.4|61389
Fellbach|48.8|9.3|70734
Fichtelberg|50|11.9|95686
Finsterwalde|51.6|13.7|03238
Flensburg|54.8|9.4|24937
Forchheim|49.7|11.1|91301
Forst|51.7|14.6|03149
Frankenthal|49.5|8.4|67227
Frankfurt|50.1|8.7|60311
Frankfurt|52.3|14.6|15230
Frechen|50.9|6.8|50226
Freiberg|50.9|13.3|09599
Freiburg|48|7.9|79100
Freising|48.4|11.7|85354
Freital|51|13.6|01705
Freudenstadt|48.5|8.4|72250
Friedrichshafen|47.6|9.5|88045
Fürstenfeldbruck|48.2|11.2|82256
Fürstenwalde|52.4|14.1|15517
Fürth|49.5|11|90762
Fulda|50.6|9.7|36037
Garmisch-Partenkirchen|47.5|11.1|82467
Geesthacht|53.4|10.4|21502
Geislingen|48.6|9.8|73312
Gelnhausen|50.2|9.2|63571
Gelsenkirchen|51.5|7.1|45881
Gera|50.9|12.1|07545
Gerlachsheim|49.5|9.7|97922
Gevelsberg|51.3|7.4|58285
Gießen|50.6|8.7|35390
Gifhorn|52.5|10.5|38518
Gilserberg|50.9|9.1|34630
Gladbeck|51.6|7|45964
Glauchau|50.8|12.5|08371
Glückstadt|53.8|9.4|25348
Göppingen|48.7|9.7|73033
Görlitz|51.1|15|02826
Gössweinstein|49.8|11.3|91327
Gotha|51|10.7|99867
Göttingen|51.5|9.9|37073
Goslar|51.9|10.4|38640
Greifswald|54.1|13.4|17489
Greiz|50.7|12.2|07973
Greven|52.1|7.7|48268
Grevenbroich|51.1|6.6|41515
Gronau|52.2|7|48599
Großenhain|51.3|13.5|01558
Gschwend|48.9|9.7|74417
Guben|51.9|14.6|03172
Gummersbach|51|7.5|51643
Güstrow|53.8|12.2|18273
Gütersloh|51.9|8.4|33330
Hagen|51.3|7.5|58091
Halberstadt|51.9|11|38820
Haldensleben|52.3|11.4|39340
Halle|51.5|12|06108
Hamburg|53.6|10|20144
Hameln|52.1|9.4|31785
Hamm|51.7|7.8|59063
Hanau|50.1|8.9|63450
Hannover|52.4|9.7|30159
Bad Harzburg|51.9|10.6|38667
Hattingen|51.4|7.2|45525
Hauptschwenda|50.9|9.4|34626
Heide|54.2|9.1|25746
Heidelberg|49.4|8.7|69115
Heidenau|51|13.9|01809
Heidenheim|48.7|10.1|89518
Heilbronn|49.1|9.2|74072
Heiligenhaus|51.3|7|42579
Helmstedt|52.2|11|38350
Hemer|51.4|7.8|58675
Hennigsdorf|52.6|13.2|16761
Herchenhain|50.5|9.3|36355
Herford|52.1|8.7|32049
Herleshausen|51|10.2|37293
Herne|51.5|7.2|44623
Bad Herrenalb|48.8|8.4|76332
Bad Hersfeld|50.9|9.7|36251
Herten|51.6|7.2|45699
Hettstedt|51.7|11.5|06333
Hilden|51.2|6.9|40721
Hildesheim|52.1|10|31134
Höchenschwand|47.7|8.2|79862
Höllenstein|47.7|12.1|83098
Hof|50.3|11.9|95030
Hofheim|50.1|10.5|97461
Hohenlimburg|51.3|7.6|58119
Hohenpeissenberg|47.8|11|82383
Holzminden|51.8|9.5|37603
Homberg|51.5|6.7|47198
Bad Homburg|50.2|8.6|61348
Homburg|49.3|7.3|66424
Hoyerswerda|51.4|14.2|02977
Hückelhoven|51|6.2|41836
Hürth|50.9|6.9|50354
Husum|54.5|9.1|25813
Ibbenbüren|52.3|7.7|49477
Idar-Oberstein|49.7|7.3|55743
Ilmenau|50.7|10.9|98693
Ingolstadt|48.8|11.3|85049
Inselsberg|50.8|10.4|98599
Iserlohn|51.4|7.7|58638
Itzehoe|53.9|9.5|25524
Jena|51|11.6|07743
Kahl am Main|50.1|9|63796
Kaiserslautern|49.4|7.8|67655
Kamen|51.6|7.7|59174
Kamenz|51.3|14.1|01917
Kamp-Lintford|51.5|6.5|47475
Karlshuld|48.7|11.3|86668
Karlsruhe|49|8.4|76131
Kassel|51.3|9.5|34117
Kaufbeuren|47.9|10.6|87600
Kempten|47.7|10.3|87435
Kiel|54.3|10.1|24103
Kirchheim|48.6|9.5|73230
Bad Kissingen|50.2|10.1|97688
Kleve|51.8|6.1|47533
Klippeneck|48.1|8.7|78588
Koblenz|50.4|7.6|56068
Bad Kohlgrub|47.7|11.1|82433
Köln|50.9|7|50667
Königstein|50.2|8.5|61462
Königs Wusterhausen|52.3|13.6|15711
Konstanz|47.7|9.2|78464
Kornwestheim|48.9|9.2|70806
Köthen|51.7|12|06366
Krefeld|51.3|6.6|47798
Bad Kreuznach|49.8|7.9|55543
Kronach|50.2|11.3|96317
Kulmbach|50.1|11.4|95326
Künzelsau|49.3|9.7|74653
Lahr|48.3|7.9|77933
Lampertheim|49.6|8.5|68623
Landau|49.2|8.1|76829
Landshut|48.5|12.2|84028
Langen|50|8.7|63225
Langenfeld|51.1|7|40764
Langenhagen|51.5|10.2|37115
Langeoog|53.7|7.5|26465
Lauchhammer|51.5|13.7|01979
Leer|53.3|7.5|26789
Lehrte|52.4|10|31275
Leipzig|51.3|12.4|04103
Lemgo|52|8.9|32657
Lengerich|52.2|7.8|49525
Leonberg|48.8|9|71229
Letmathe|51.4|7.6|58642
Leverkusen|51.1|6.9|51371
Limbach-Oberfrohna|50.9|12.7|09212
Lindau|47.6|9.7|88131
Lingen|52.6|7.3|49808
Lippstadt|51.7|8.3|59555
List auf Sylt|55|8.4|25992
Löbau|51.1|14.7|02708
Lörrach|47.6|7.7|79539
Lorch|50.1|7.8|65391
Lübbenau|51.9|13.9|03222
Lübeck|53.9|10.7|23552
Luckenwalde|52.1|13.2|14943
Lüdenscheid|51.2|7.6|58507
Ludwigsburg|48.9|9.2|71634
Ludwigsfelde|52.3|13.3|14974
Ludwigshafen am Rhein|49.5|8.4|67059
Lüneburg|53.2|10.4|21335
Lünen|51.6|7.5|44532
Mainz|50|8.3|55116
Magdeburg|52.1|11.6|39104
Mannheim|49.5|8.5|68159
Marburg|50.8|8.8|35037
Markkleeberg|51.3|12.4|04416
Marl|51.7|7.1|45768
Meerane|50.9|12.5|08393
Meersburg|47.7|9.3|88709
Meiningen|50.5|10.4|98617
Meißen|51.2|13.5|01662
Memmingen|48|10.2|87700
Menden|51.4|7.8|58706
Mengen|48|7.8|79227
Merklingen Kr. Leonberg|48.8|8.9|71263
Merseburg|51.4|12|06217
Metten|48.9|12.9|94526
Mettmann|51.3|7|40822
Minden|52.3|9|32423
Mittelberg|47.6|10.5|87466
Mittenwald|47.4|11.3|82481
Mittweida|51|13|09648
Mönchengladbach|51.2|6.4|41061
Moers|51.4|6.6|47441
Monheim|51.1|6.9|40789
Mühlhausen|51.2|10.5|99974
Mühlheim|51.4|6.8|45478
München|48.1|11.6|80331
Münsingen|48.4|9.6|72525
Münster|52|7.6|48143
Bad Nauheim|50.4|8.7|61231
Naumburg|51.2|9.2|34311
Neheim-Hüsten|51.5|8|59755
Neubrandenburg|53.5|13.3|17033
Neu-Isenburg|50.1|8.7|63263
Neukirchen-Vluyn|51.4|6.6|47506
Neuland|53.7|9.3|21710
Neumünster|54.1|10|24534
Neunkirchen|49.3|7.2|66538
Neuruppin|52.9|12.8|16816
Neuss|51.2|6.7|41460
Neustadt|49.4|8.1|67433
Neustrelitz|53.3|13.1|17235
Neu-Ulm|48.4|10|89231
Neuwied|50.4|7.5|56564
Nienburg|52.6|9.2|31582
Nordenham|53.5|8.4|26954
Norderney|53.7|7.3|26548
Nordhausen|51.5|10.8|99734
Nordhorn|52.4|7|48527
Nördlingen|48.9|10.5|86270
Nürburg|50.4|6.9|53520
Nürnberg|49.4|11.1|90402
Nürtingen|48.6|9.3|72622
Oberaudorf|47.7|12.1|83080
Oberhausen|51.5|6.9|46045
Oberrotweil|48.1|7.6|79235
Oberstdorf|47.4|10.3|87561
Oberursel|50.2|8.6|61440
Oberviechtach|49.5|12.5|92526
Oberwiesenthal|50.4|13|09484
Öhringen|49.2|9.5|74613
Oer-Erkenschwick|51.6|7.3|45739
Offenbach|50.1|8.8|63065
Offenburg|48.5|7.9|77652
Oldenburg|53.2|8.2|26121
Oranienburg|52.7|13.4|16515
Oschatz|51.3|13.1|04758
Osnabrück|52.3|8.1|49074
Paderborn|51.7|8.8|33098
Parchim|53.4|11.9|19370
Parsberg|49.2|11.7|92331
Passau|48.6|13.5|94032
Peine|52.3|10.3|31224
Pforzheim|48.9|8.7|75172
Pinneberg|53.6|9.8|25421
Pirmasens|49.2|7.6|66953
Pirna|50.9|14|01796
Plauen|50.5|12.1|08523
Plettenberg|51.2|7.9|58840
Pommelsbrunn|49.5|11.5|91224
Porz|50.9|7|50668
Potsdam|52.4|13.1|14467
Prenzlau|53.3|13.9|17291
Quedlinburg|51.8|11.1|06484
Quickborn|54|9.2|25712
Radebeul|51.1|13.6|01445
Radevormwald|51.2|7.4|42477
Rastatt|48.9|8.2|76437
Rathenow|52.6|12.3|14712
Ratingen|51.3|6.9|40878
Ravensburg|47.8|9.6|88212
Recklinghausen|51.6|7.2|45657
Regensburg|49|12.1|93047
Reichenbach|50.6|12.3|08468
Remscheid|51.2|7.2|42853
Rendsburg|54.3|9.6|24768
Reutlingen|48.5|9.2|72760
Rheine|52.3|7.5|48429
Rheinhausen|48.2|7.7|79365
Rheydt|51.1|6.4|41199
Riesa|51.3|13.3|01587
Rodenkirchen|50.9|7|50668
Rötgen|50.6|6.2|52159
Rosenheim|47.9|12.1|83022
Rostock|54.1|12.2|18055
Rothenburg ob der Tauber|49.4|10.2|91541
Rudolstadt|50.7|11.3|07407
Rüsselsheim|50|8.4|65428
Saalfeld|50.6|11.4|07318
Saarbrücken|49.2|7|66111
Saarlouis|49.3|6.7|66740
Salzgitter|52.2|10.3|38226
Bad Salzungen|50.8|10.3|36433
Salzwedel|52.8|11.2|29410
Sangerhausen|51.5|11.3|06526
St. Blasien|47.8|8.1|79837
St. Ingert|49.3|7.1|66386
Schleswig|54.5|9.6|24837
Schneeberg|50.6|12.6|08289
Schömberg Kr. Freudenstadt|48.4|8.5|72290
Schönebeck|52|11.7|39218
Schopfloch|49.1|10.3|91626
Schorndorf|48.8|9.5|73614
Schotten|50.5|9.1|63679
Schwabach|49.3|11|91126
Schwäbisch Gmünd|48.8|9.8|73525
Schwäbisch Hall|49.1|9.8|74523
Schwarzenberg|50.5|12.8|08340
Schwedt|53.1|14.3|16303
Schweinfurt|50|10.2|97421
Schwelm|51.3|7.3|58332
Schwenningen|48.1|8.4|78048
Schwerin|53.6|11.4|19053
Schwerte|51.4|7.6|58239
Bad Segeberg|53.9|10.3|23795
Selb|50.2|12.1|95100
Senftenberg|51.5|14|01968
Siegburg|50.8|7.2|53721
Siegen|50.9|8|57072
Sigmaringen|48.1|9.2|72488
Sindelfingen|48.7|9|71063
Singen|47.8|8.9|78224
Soest|51.6|8.1|59494
Solingen|51.2|7.1|42651
Soltau|53|9.8|29614
Sömmerda|51.2|11.2|99610
Sondershausen|51.4|10.9|99706
Sonneberg|50.4|11.2|96515
Speyer|49.3|8.4|67346
Spremberg|51|14.5|02742
Stade|53.6|9.5|21680
Staßfurt|51.9|11.6|39418
Stendal|52.6|11.8|39576
Stolberg|50.8|6.2|52222
Stralsund|54.3|13.1|18437
Straubing|48.9|12.6|94315
Strausberg|52.6|13.9|15344
Stuttgart|48.8|9.2|70173
Suhl|50.6|10.7|98527
Sulzbach|49.3|7.1|66280
Bad Tölz|47.7|11.5|83646
Torgau|51.5|13|04860
Trier|49.7|6.6|54290
Tübingen|48.5|9|72070
Tuttlingen|48|8.8|78532
Übach-Palenberg|50.9|6.1|52531
Uelzen|53|10.6|29525
Ulm|48.4|10|89073
Unna|51.5|7.7|59423
Velbert|51.3|7|42549
Viernheim|49.6|8.6|68519
Viersen|51.3|6.4|41747
Villingen|48.1|8.4|78048
Völklingen|49.2|6.8|66333
Voerde|51.6|6.7|46562
Waiblingen|48.8|9.3|71332
Waldeck|51.2|9|34513
Waltrop|51.6|7.4|45731
Wanne-Eickel|51.5|7.2|44649
Waren|53.5|12.7|17192
Wasserburg a. Inn|48.1|12.2|83512
Wasserkuppe|50.5|9.9|36163
Wattenscheid|51.5|7.1|44866
Wedel|53.6|9.7|22880
Weiden|49.7|12.1|92637
Weilburg|50.5|8.3|35781
Weimar|51|11.3|99423
Weinheim|49.5|8.7|69469
Weissenburg in Bay|49|11|91781
Weißenfels|51.2|11.9|06667
Weißwasser|51.4|14.6|02943
Wendelstein|51.3|11.5|06642
Werdau|51.6|13.1|04886
Werdohl|51.2|7.8|58791
Wermelskirchen|51.1|7.2|42929
Werne a. d. Lippe|51.7|7.6|59368
Wernigerode|51.8|10.8|38855
Wertheim|49.7|9.5|97877
Wesel|51.7|6.6|46483
Wesseling|50.8|7|50389
Wetzlar|50.5|8.5|35578
Wiesbaden|50.1|8.2|65183
Wildbad|48.7|8.5|75323
Wilhelmshaven|53.5|8.1|26382
Willingen|51.3|8.6|34508
Wismar|53.8|11.3|23966
Witten|51.4|7.3|58452
Wittenberg|51.9|12.6|06886
Wittenberge|53|11.8|19322
Witzenhausen|51.3|9.9|37213
Wolfen|51.7|12.2|06766
Wolfenbüttel|52.1|10.6|38300
Wolfsburg|52.4|10.8|38440
Worms|49.6|8.4|67547
Wülfrath|51.3|7|42489
Wuppertal|51.3|7.1|42103
Würselen|50.8|6.1|52146
Würzburg|49.8|9.9|97070
Wurzen|51.4|12.8|04808
Zeitz|52|11.9|39249
Zerbst|52|12.1|39261
Zittau|50.9|14.8|02763
Zweibrücken|49.2|7.4|66487
Zwickau|50.7|12.5|08056
Frankfurt am Main|50.1|8.7
Halle (Saale)|51.5|12
Mülheim|51.4|6.9
Bergisch Gladbach|51|7.1
Esslingen|48.7|9.3
Hanau am Main|50.1|8.9
Villingen-Schwenningen|48.1|8.5
Marburg an der Lahn|50.8|8.8
Troisdorf|50.8|7.2
Norderstedt|53.7|10
Kerpen|50.9|6.7
Dormagen|51.1|6.8
Bergheim|51|6.6
Garbsen|52.4|9.6
Kempten (Allgäu)|47.7|10.3
Brandenburg an der Havel|52.4|12.6
Sankt Augustin|50.8|7.2
Bad Salzuflen|52.1|8.7
Meerbusch|51.3|6.7
Pulheim|51|6.8
Bergkamen|51.6|7.6
Bad Homburg vor der Höhe|50.2|8.6
Willich|51.3|6.5
Frankfurt (Oder)|52.4|14.6
Erftstadt|50.8|6.8
Neubrück|51.1|6.6
Heidenheim an der Brenz|48.7|10.2
Bad Oeynhausen|52.2|8.8
Bornheim|50.8|7
Erkrath|51.2|6.9
Herzogenrath|50.9|6.1
Albstadt|48.2|9
Melle|52.2|8.3
Alsdorf|50.9|6.2
Rheda-Wiedenbrück|51.9|8.3
Neustadt am Rübenberge|52.5|9.5
Hennef|50.8|7.3
Bünde|52.2|8.6
Erkelenz|51.1|6.3
Halle Neustadt|51.5|11.9
Filderstadt|48.7|9.2
Rodgau|50|8.9
Monheim am Rhein|51.1|6.9
Rottenburg|48.5|8.9
Nettetal|51.3|6.3
Kaarst|51.2|6.6
Wunstorf|52.4|9.4
Eberswalde|52.8|13.8
Bietigheim-Bissingen|48.9|9.1
Landau in der Pfalz|49.2|8.1
Heinsberg|51.1|6.1
Seevetal|53.4|10
Königswinter|50.7|7.2
Borken|51.8|6.9
Dreieich|50|8.7
Aurich|53.5|7.5
Kirchheim unter Teck|48.6|9.4
Laatzen|52.3|9.8
Neumarkt in der Oberpfalz|49.3|11.5
Löhne|52.2|8.7
Kamp-Lintfort|51.5|6.5
Warendorf|52|8
Sankt Ingbert|49.3|7.1
Altenburg|51|12.4
Maintal|50.1|8.8
Buxtehude|53.5|9.7
Ahaus|52.1|7
Schwedt (Oder)|53.1|14.3
Haltern am See|51.7|7.2
Hofheim am Taunus|50.1|8.4
Buchholz in der Nordheide|53.3|9.9
Germering|48.1|11.4
Leinfelden-Echterdingen|48.7|9.2
Niederkassel|50.8|7
Porta Westfalica|52.2|8.9
Kempen|51.4|6.4
Lage|52|8.8
Neu Isenburg|50|8.7
Sinsheim|49.3|8.9
Bernau bei Berlin|52.7|13.6
Steinfurt|52.1|7.3
Balingen|48.3|8.8
Meppen|52.7|7.3
Papenburg|53.1|7.4
Geldern|51.5|6.3
Kehl|48.6|7.8
Jülich|50.9|6.4
Limburg an der Lahn|50.4|8.1
Goch|51.7|6.2
Ostfildern|48.7|9.3
Erding|48.3|11.9
Korschenbroich|51.2|6.5
Dietzenbach|50|8.8
Seelze|52.4|9.6
Mörfelden-Walldorf|50|8.6
Höxter|51.8|9.4
Winsen|53.4|10.2
Georgsmarienhütte|52.2|8
Rheinfelden|47.6|7.8
Stuhr|53|8.8
Biberach an der Riß|48.1|9.8
Meschede|51.4|8.3
Rheinberg|51.5|6.6
Werl|51.5|7.9
Kreuztal|51|8
Osterholz-Scharmbeck|53.2|8.8
Bramsche|52.4|8
Lohmar|50.8|7.2
Herrenberg|48.6|8.9
Cloppenburg|52.9|8.1
Ganderkesee|53|8.5
Merzig|49.4|6.6
Deggendorf|48.8|13
Northeim|51.7|10
Werne|51.7|7.6
Bad Vilbel|50.2|8.7
Tönisvorst|51.3|6.5
Burgdorf|52.5|10
Ahrensburg|53.7|10.2
Radolfzell|47.7|9
Achim|53|9
Delbrück|51.8|8.6
Springe|52.2|9.6
Vechta|52.7|8.3
Wegberg|51.1|6.3
Sundern|51.3|8
Weil am Rhein|47.6|7.6
Taunusstein|50.1|8.2
Gaggenau|48.8|8.3
Haan|51.2|7
Oelde|51.8|8.2
Emmerich|51.8|6.3
Bühl|48.7|8.1
Friedberg|48.4|11
Wetter (Ruhr)|51.4|7.4
Vaihingen an der Enz|48.9|9
Rietberg|51.8|8.4
Warstein|51.4|8.3
Meissen|51.2|13.5
Neuburg an der Donau|48.7|11.2
Geilenkirchen|51|6.1
Schwandorf in Bayern|49.3|12.1
Baunatal|51.3|9.4
Bretten|49|8.7
Lennestadt|51.1|8.1
Kevelaer|51.6|6.3
Geislingen an der Steige|48.6|9.8
Rinteln|52.2|9.1
Baesweiler|50.9|6.2
Bad Neuenahr-Ahrweiler|50.5|7.1
Winnenden|48.9|9.4
Bad Zwischenahn|53.2|8
Selm|51.7|7.5
Mechernich|50.6|6.7
Leichlingen|51.1|7
Königsbrunn|48.3|10.9
Friedberg|50.3|8.8
Hamminkeln|51.7|6.6
Neckarsulm|49.2|9.2
Emmendingen|48.1|7.8
Overath|50.9|7.3
Leimen|49.4|8.7
Petershagen|52.4|9
Wangen|47.7|9.8
Landsberg am Lech|48|10.9
Verden|52.9|9.2
Sankt Wendel|49.5|7.2
Rösrath|50.9|7.2
Kelkheim (Taunus)|50.1|8.4
Mühlheim am Main|50.1|8.8
Lauf an der Pegnitz|49.5|11.3
Sprockhövel|51.4|7.2
Espelkamp|52.4|8.6
Mühlacker|49|8.8
Lübbecke|52.3|8.6
Wiehl|51|7.5
Rheinbach|50.6|7
Weinstadt-Endersbach|48.8|9.4
Schmallenberg|51.1|8.3
Ehingen|48.3|9.7
Horb am Neckar|48.4|8.7
Zirndorf|49.4|10.9
Olpe|51|7.8
Wiesloch|49.3|8.7
Herdecke|51.4|7.4
Unterschleißheim|48.3|11.6
Meckenheim|50.6|7
Rottweil|48.2|8.6
Heppenheim an der Bergstrasse|49.6|8.6
Bad Honnef|50.6|7.2
Griesheim|49.9|8.6
Reinbek|53.5|10.3
Varel|53.4|8.1
Netphen|50.9|8.1
Butzbach|50.4|8.7
Lohne|52.7|8.2
Mosbach|49.4|9.2
Norden|53.6|7.2
Pfungstadt|49.8|8.6
Roth|49.3|11.1
Hannoversch Münden|51.4|9.7
Hattersheim|50.1|8.5
Ingelheim am Rhein|50|8.1
Burg bei Magdeburg|52.3|11.8
Bedburg|51|6.6
Attendorn|51.1|7.9
Waldkraiburg|48.2|12.4
Bingen am Rhein|50|7.9
Salzkotten|51.7|8.6
Korbach|51.3|8.9
Achern|48.6|8.1
Obertshausen|50.1|8.8
Walsrode|52.9|9.6
Friedrichsdorf|50.3|8.6
Eisleben Lutherstadt|51.5|11.6
Bad Oldesloe|53.8|10.4
Warburg|51.5|9.2
Syke|52.9|8.8
Weiterstadt|49.9|8.6
Harsewinkel|52|8.2
Wallenhorst|52.4|8
Ditzingen|48.8|9.1
Lüdinghausen|51.8|7.4
Verl|51.9|8.5
Olching|48.2|11.3
Weingarten|47.8|9.6
Calw|48.7|8.7
Wipperfürth|51.1|7.4
Groß-Gerau|49.9|8.5
Ronnenberg|52.3|9.7
Geretsried|47.9|11.5
Herzogenaurach|49.6|10.9
Blieskastel|49.2|7.3
Pfaffenhofen an der Ilm|48.5|11.5
Starnberg|48|11.3
Stadthagen|52.3|9.2
Sehnde|52.3|10
Opladen|51.1|7
Fröndenberg|51.5|7.8
Nagold|48.5|8.7
Duderstadt|51.5|10.3
Idstein|50.2|8.3
Lindlar|51|7.4
Isernhagen Farster Bauerschaft|52.5|9.8
Schwetzingen|49.4|8.6
Jüchen|51.1|6.5
Haren|52.8|7.2
Rees|51.8|6.4
Reichenbach/Vogtland|50.6|12.3
Bad Mergentheim|49.5|9.8
Vreden|52|6.8
Waldshut-Tiengen|47.6|8.2
Werder|52.4|12.9
Leutkirch|47.8|10
Senden|48.3|10
Büren|51.5|8.6
Rotenburg|53.1|9.4
Metzingen|48.5|9.3
Meinerzhagen|51.1|7.7
Marsberg|51.5|8.8
Seesen|51.9|10.2
Westerstede|53.3|7.9
Hohen Neuendorf|52.7|13.3
Alfter|50.7|7
Groß-Umstadt|49.9|8.9
Stadtallendorf|50.8|9
Karben|50.2|8.8
Bad Pyrmont|52|9.3
Donaueschingen|48|8.5
Xanten|51.7|6.5
Lebach|49.4|6.9
Büdingen|50.3|9.1
Überlingen|47.8|9.2
Wilnsdorf|50.8|8.1
Weilheim|47.8|11.2
Kitzingen|49.7|10.2
Riedstadt|49.8|8.5
Schortens|53.5|8
Bad Soden am Taunus|50.1|8.5
Wittmund|53.6|7.8
Lichtenfels|50.1|11.1
Sonthofen|47.5|10.3
Traunreut|48|12.6
Eppingen|49.1|8.9
Herborn|50.7|8.3
Püttlingen|49.3|6.9
Aichach|48.5|11.1
Vaterstetten|48.1|11.8
Versmold|52|8.2
Germersheim|49.2|8.4
Bruchköbel|50.2|8.9
Unterhaching|48.1|11.6
Sulzbach-Rosenberg|49.5|11.8
Haßloch|49.4|8.3
Hiddenhausen|52.2|8.6
Bad Berleburg|51|8.4
Ennigerloh|51.8|8
Bückeburg|52.3|9.1
Edewecht|53.1|8
Hockenheim|49.3|8.6
Stadtlohn|52|6.9
Geseke|51.6|8.5
Eislingen|48.7|9.7
Bad Rappenau|49.2|9.1
Bergneustadt|51|7.7
Nottuln|51.9|7.3
Eschborn|50.1|8.6
Rheinstetten|49|8.3
Oberkirch|48.5|8.1
Senden|51.9|7.5
Friesoythe|53|7.9
Haldensleben I|52.3|11.4
Gersthofen|48.4|10.9
Haiger|50.7|8.2
Vlotho|52.2|8.9
Zulpich|50.7|6.7
Giengen an der Brenz|48.6|10.2
Waghäusel|49.3|8.5
Waldkirch|48.1|8
Neu Wulmstorf|53.5|9.8
Hessisch Oldendorf|52.2|9.3
Kürten|51|7.3
Nidderau|50.2|8.9
Rastede|53.3|8.2
Wachtberg|50.6|7.1
Flörsheim|50|8.4
Schwanewede|53.2|8.6
Mössingen|48.4|9.1
Heusweiler|49.3|6.9
`;
