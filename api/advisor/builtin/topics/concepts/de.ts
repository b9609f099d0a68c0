import type { ConceptWords } from '#api/advisor/builtin/topics/concepts/concepts.ts';

export const de: ConceptWords = {
  price:
    'kosten kostet koste kost chost preis preise teuer teia billig guenstig kostenpunkt hinblaettern hinlegen ausgeben bezahlen zahle zahlen blechen investieren investition wieviel_geld anschaffung hingelegt summe groessenordnung locker_machen auf_den_tisch ueber_den_tisch loehnen kohle tausender tausend_euro schlaegt_zu_buche schlagen_zu_buche preislich kostenrahmen preisspanne richtpreis hausnummer stueckpreis wucher ueberteuert koscht kostn kosd kostat kostad kostats chostet choscht kostets preisklasse mehrkosten endpreis finanziell_einplanen einplanen verlangen verlangt',
  solar:
    'photovoltaik fotovoltaik pv solar sonnenstrom sonnenenergie module modul paneele solaranlage paneel panele panels platten solarplatten solarmodule pvanlage pv_anlage sonnenkollektor solarzellen zellen sonnendach solardach photovoltaikanlage fotovoltik photovoltik voltaik sonnenanlage kollektoren aufs_dach aufdach',
  heatPump:
    'waermepumpe wp luftwaermepumpe pumpe waermepump luft_wasser luftwasser waermepumpn waermepumpi wpumpe pumpn luftwaerme luft_luft monoblock splitgeraet',
  charger:
    'wallbox ladestation ladesaeule ladepunkt ladegeraet ladebox ladeinfrastruktur wollbox walbox wallboxen wandladestation starkstromladung heimlader lader ladestelle ladepunkte stromtankstelle',
  charge:
    'laden aufladen laedt ladung ladeleistung geladen lade auflade vollmachen volltanken tanken vollladen nachladen einstecken anstecken aufgeladen laedst ladevorgang strom_tanken',
  battery:
    'speicher batterie akku heimspeicher powerwall speichern stromspeicher batteriespeicher akkus hausspeicher solarspeicher batterien akkumulator speicherloesung zwischenspeichern speicer batrie',
  subsidy:
    'foerder zuschuss zuschuesse subvention praemie vom_staat staatlich beihilfe gelder bonus kfw bafa oemag foerdercall gefoerdert foerderung foerdergeld zuschusz bezuschusst geld_vom_staat unterstuetzung foerdertopf foerdermittel foerdersatz foerderquote dazuzahlt staat_dazu vater_staat staatliche bezuschussung staatsgeld foerderig subventione subvenzion gibts_geld geld_zurueck kohle_vom',
  tax: 'steuer finanzamt mehrwertsteuer umsatzsteuer absetzen abzug eigenmietwert versteuern steuererklaerung steuerlich finanzamts steuerbonus steuerberater mwst ust einkommensteuer liebhaberei steuern kleinunternehmer absetzbar steuerermaessigung fiskus abschreiben gewerbe',
  apply:
    'antrag beantragen antragstellung bewilligt zusage beantragt einreichen formular papierkram zusagen bewilligung nachtraeglich vorher_beantragen foerderantrag eingereicht antraege',
  car: 'elektroauto eauto e_auto auto tesla fahrzeug stromer kilometer e_autos eautos elektroautos elektrowagen wagen elektroflitzer vw_id zoe renault stromauto kfz pkw plug_in_hybrid hybridauto karre dienstwagen',
  tenant:
    'mieter miete mietwohnung gemietet vermieter mietvertrag mietwohnig mieterin mieten_wir mietshaus zur_miete mietverhaeltnis vermietern mietobjekt mieterschutz wohnblock mietet eingemietet',
  landlord:
    'vermiete vermieten umlegen mieterhoehung modernisierungsumlage meine_mieter mehrfamilienhaus vermieterin vermietung mietern mieteinnahmen mietshaus_besitz vermietet vermiete_drei mietrendite mietobjekte kaltmiete warmmiete mieten_erhoehen mieter_bezahlen',
  association:
    'weg eigentuemergemeinschaft eigentuemerversammlung hausverwaltung stockwerkeigentum miteigentuemer beschluss verwalter eigentuemerversammlungen teileigentum wohnungseigentum miteigentuemern stimmen abstimmung mehrheit zustimmen einstimmig wegverwaltung versammlung verwaltung stweg nachbarn_im_haus eigentumswohnung eigentumswohnungen',
  noise:
    'brummt summt summen laut laerm geraeusch dezibel krach schall hoert brumm vibrier surr leise db geraeusche geraeuschpegel brummen brummton dezibels rauschen rauscht surren surrt laermbelaestigung laut_ist lautstaerke ruhestoerung laermpegel ruhig leiser lauter schallschutz schlafen_noch schlaflos droehnt rattert hoeren',
  neighbor: 'nachbar nachbarn nachbarin nachbarschaft nachbarsfamilie nebenan anrainer',
  winter:
    'winter kalt kaelte frost minusgrade minus eiskalt winters januar dezember kaeltewelle minusgraden eisig klirrend frieren friert erfrieren bibbern im_kalten arschkalt februar bitterkalt kaltem',
  snow: 'schnee verschneit schneit schneelast eingeschneit schneemassen schnee_drauf raeumen abkehren schneedecke',
  summer: 'sommer hitze heiss hochsommer juli august hitzewelle affenhitze',
  clouds:
    'wolken bewoelkt regen nebel trueb schlechtwetter grau wolke bewoelkung regenwetter truebe keine_sonne wenig_sonne schatten_wetter',
  night: 'nacht nachts nachts_strom abends abend feierabend nachtstunden',
  outage:
    'stromausfall blackout notstrom ersatzstrom netzausfall strom_weg ausfaellt noteinspeis inselbetrieb stromausfaelle stromlos ohne_strom netzausfaelle strom_ausfaellt strom_aus inselfaehig notstromfaehig notversorgung saft_weg dunkel stromnetz_zusammenbricht schwarzstart',
  hail: 'hagel sturm orkan gewitter blitz unwetter hagelkorn hagelkoerner hagelschaden stuerme sturmschaden sturmfest windlast bloeck blitzschlag blitzeinschlag blitzschutz ueberspannung unwetterschaden tennisball golfbaelle',
  fire: 'brand brennt brennen feuer feuerwehr explodier entzuend qualmt feuergefahr brandgefahr brandschutz brennt_es abfackeln fackelt abbrennen in_flammen flammen explodiert explosion kokeln rauchmelder hausbrand brandrisiko entzuenden selbstentzuendung',
  shade:
    'schatten verschatt baeume baum kamin gaube verschattet verschattung schattig nachbarhaus_wirft beschattet linde tanne tannen eiche birke fichte wald antenne sat_schuessel satellitenschuessel hochhaus dachgaube optimierer leistungsoptimierer',
  roof: 'dach daecher ziegel satteldach pultdach walmdach schindeln dachflaeche dachseite first dachhaut dachziegel dachstuhl hausdach ziegeldach dachlattung doch daechern schraeg spitzdach krueppelwalm',
  flat: 'flachdach flachem flach flachdaecher kiesdach bitumen bitumenbahn bungalow gruendach aufstaenderung aufgestaendert garagendach attika foliendach bitumendach',
  direction:
    'sued nord osten westen ost west ausrichtung neigung grad ostseite suedseite norddach ausgerichtet winkel suedost suedwest nordseite westseite westdach ostdach ostwest ost_west himmelsrichtung dachneigung suedausrichtung norden sueden nordhang richtung_norden richtung_sueden steil',
  roofOld:
    'altes_dach dach_neu dachsanierung neu_decken eindecken undicht marode morsch dach_alt dachpfannen pfannen neueindeckung umdecken gesprungen broeckel abdecken eingedeckt dachdecker wasser_rein regnet_rein undichtes unterspannbahn dacherneuerung',
  asbestos:
    'asbest eternit faserzement wellplatten asbesthaltig eternitplatten eternitdach wellplatte wellasbest faserzementplatten',
  yield:
    'ertrag erzeugt erzeugung produzier bringt_die kwh_pro jahresertrag leistung_der ausbeute produktion produziert erzeugte stromertrag rausholen kommt_raus kilowattstunden_im ertraege kwh_im kwh_pro_jahr liefert abwerfen wirft_ab bringen_die stromausbeute',
  size: 'gross groesse dimensionier auslegung wie_viele_module kwp passen_auf anlagengroesse dimensionierung dimensionieren auslegen ausgelegt kilowattpeak quadratmeter_module anzahl_module module_brauch wie_viele_platten wieviele_module wie_viel_kwp groesse_der zu_klein zu_gross ueberdimensioniert',
  lifetime:
    'lebensdauer haltbar halten haelt jahre_halt altern degradation verschleiss langlebig lebensdauern haltbarkeit ueberleben tut_es verschleissen verschleissteil altert alterung kaputt_gehen austauschen ersetzen zyklen ladezyklen jahre_alt_wird nachlassen laesst_nach leistungsverlust schlappmachen durchhalten',
  recycle:
    'recycling entsorg recycel muell wegwerfen sondermuell entsorgung entsorgen wiederverwert wertstoffhof muellhalde umweltmuell altmodule schrott verschrotten rueckgabe ruecknahme',
  balcony:
    'balkon stecker steckersolar guerilla terrasse balkonkraftwerk balkone gelaender balkonanlage stecker_solar mini_pv minipv steckersolargeraet loggia balkonsolar balkonmodul steckerding steckdosensolar',
  ownUse:
    'eigenverbrauch selbst_verbrauch eigenverbrauchsquote selbst_nutzen selber_verbrauch selbst_verbrauche selber_nutze selbst_nutze eigenverbrauchsanteil eigennutzung eigenen_strom selber_brauch eigener_strom eigenstrom eigenverbrauchs',
  autonomy:
    'autark autarkie unabhaengig selbstversorg autarkiegrad unabhaengigkeit selbstversorger netzunabhaengig eigenversorgung autarker energieautark inselanlage',
  feedIn:
    'einspeise einspeis verguetung eingespeist ueberschuss verkaufen einspeisung einspeiseverguetung einspeisetarif eingespeiste einspeisen verkauf verkaufe_strom ueberschuessig zu_viel_strom ins_netz netz_gebe rueckliefer abnahmeverguetung rueckspeise volleinspeisung ueberschusseinspeisung strom_verkauf abnahmepreis cent_pro',
  law: 'gesetz pflicht verbot verboten vorschrift erlaubt gesetzlich geg rausreiss muss_ich zwang eeg verpflichtet verpflichtend vorgeschrieben gesetzeslage neues_gesetz heizungsgesetz gebaeudeenergiegesetz strafe bussgeld gezwungen zwingen abgeschafft streichen gestrichen regierung politik kabinett novelle energiegesetz rausreissen verbieten illegal rechtslage gmodg ewg',
  permit:
    'genehmig bewillig baugesuch bauantrag erlaubnis baurecht bauamt baugenehmigung bauantraege genehmigungspflicht genehmigungsfrei bauordnung meldepflichtig bewilligungspflichtig bauanzeige baubehoerde bauverfahren gemeinde_fragen amt_fragen baubewilligung meldeverfahren',
  heritage:
    'denkmal denkmalschutz geschuetzt heimatschutz ortsbild denkmalamt denkmalgeschuetzt denkmalpflege ensembleschutz unter_schutz altstadt schutzzone schuetzenswert kulturgut historisch inventar bundesdenkmalamt ortsbildschutz erhaltungssatzung',
  meter:
    'smart_meter smartmeter zaehler stromzaehler messstelle smartmetern digitaler_zaehler intelligenter_zaehler messsystem zaehlerwechsel zaehlertausch messstellenbetreiber gateway funkt neuer_zaehler intelligentes_messsystem ferraris',
  tariff:
    'stromtarif tarif dynamisch nachtstrom boersenstrom nachttarif stundenpreis stundentarif dynamischer flexibler_tarif boersenpreis boerse tibber awattar spotmarkt spotpreis negativ stromanbieter hochtarif niedertarif nachtspeicher flextarif stuendlich',
  control:
    '14a steuerbar abregeln abgeriegelt dimmen drosseln rundsteuer netzbetreiber_darf steuerbare fernsteuer abschalten abdrehen drosselung drosselt abschalt sperrzeit sperrzeiten evu_sperre rundsteuerung dimmt gedimmt wegschalten lastabwurf',
  thermostat:
    'thermostat thermostate heizungssteuerung smart_home thermostatventil heizkoerperthermostat tado homematic fritz smarthome raumregelung zimmerthermostat programmierbar elektronische_regler handy_steuer app_steuer fritzdect ventile heizungsregler',
  gridOperator:
    'netzbetreiber netzanschluss netz anmelden anmeldung melden melde anmeldepflicht netzbetreibers anmeldepflichtig angemeldet bescheid_geben bescheid melden_wo marktstammdatenregister stammdatenregister netzverknuepf inbetriebnahme versorger ew elektrizitaetswerk fertigstellungsmeldung netzanfrage werk stadtwerke stromversorger',
  oldHouse:
    'altbau altes_haus unsaniert ungedaemmt baujahr bestandsgebaeude fachwerk altbauten altes_gebaeude bauernhaus fachwerkhaus gruenderzeit bruchstein jahrhundert alte_huette alte_bude alter_kasten schlecht_isoliert zugig zieht_es zieht_ueberall aelteres_haus sechziger siebziger fuenfziger jugendstil nachkriegs haus_von alts_huus oids_haus bestand bestandsbau',
  radiator:
    'heizkoerper radiator rippenheizkoerper fussbodenheizung flaechenheizung bodenheizung heizkoerpern rippenheizkoerpern rippen rippendinger gusseisen gussheizkoerper radiatoren konvektor niedertemperatur fussbodenheizungen heizflaechen alte_heizungen',
  flowTemp:
    'vorlauf vorlauftemperatur heizkurve heizwasser vorlauftemperaturen vorlauftemp heizkennlinie systemtemperatur wassertemperatur kesseltemperatur ruecklauf heizungswasser grad_vorlauf runterdrehen hydraulisch',
  insulate:
    'daemmen daemmung gedaemmt daemmt isolier fenster fassade dachboden kellerdecke isolation isolierung daemmstoff wdvs waermeschutz aussendaemmung fassadendaemmung daemmwolle styropor einpacken eingepackt geschossdecke dreifachverglasung verglasung fensterscheiben dachdaemmung kellerdeckendaemmung isoliert isolieren energetisch einblasdaemmung fenstertausch thermische_sanierung',
  outdoor:
    'aussengeraet ausseneinheit aufstell abstand garten stellplatz standort aussenteil aussengeraets grundstuecksgrenze grenzabstand zaun vorgarten hauswand mindestabstand kasten_vor aufstellort aufstellen hinstellen hinterhof wo_kommt platzbedarf kiste ventilator',
  ground:
    'erdwaerme bohrung sole erdsonde grundwasser bohren erdkollektor erdwaermepumpe erdwaermesonde tiefenbohrung sole_wasser grundwasserpumpe bohrungen flaechenkollektor ringgrabenkollektor bohrloch meter_tief in_die_tiefe geothermie wasserwasser brunnen',
  hybrid:
    'hybrid bivalent zusammen_mit_gas kombinieren behalten hybridheizung hybridloesung hybridanlage gastherme_behalten zusaetzlich_gas zweiter_waermeerzeuger spitzenlast kombination behalte heizung_behalten parallel notheizung stehen_lassen',
  refrigerant:
    'kaeltemittel propan r290 kuehlmittel kaeltemitteln f_gas fgase propangas treibhausgas leck auslaeuft undichtigkeit',
  hotWater:
    'warmwasser duschen brauchwasser boiler legionellen warmwasserbereitung warmwasserspeicher brauchwasserwaermepumpe heisswasser duscht badewanne baden dusche boilers durchlauferhitzer warmes_wasser warm_duschen legionelle',
  cool: 'kuehlen kuehlung klimaanlage klimageraet klima_im abkuehlen kuehlt kuehlfunktion klimatisier klimageraete kaelte_machen kalt_machen klima split_klima klimasplit',
  efficient:
    'effizien jaz cop wirkungsgrad sparsam jahresarbeitszahl stromverbrauch effizienz jahresarbeitszahlen arbeitszahl scop cop_wert jaz_wert wirkungsgrade stromfresser leistungszahl',
  otherHeat:
    'pellet holz fernwaerme gasheizung wasserstoff oelheizung brennwert kamin infrarot hackschnitzel heizluefter stueckholz pellets pelletheizung pelletkessel pelletsheizung holzofen kachelofen scheitholz nahwaerme infrarotheizung nachtspeicherheizung nachtspeicheroefen brennstoffzelle elektroheizung biomasse hackgut kaminofen holzheizung solarthermie blockheizkraftwerk bhkw',
  oilGas:
    'oel oelheizung heizoel gas gasheizung gastherme erdgas kessel oelkessel oelheizungen gaskessel therme brenner oeltank tank heizoelpreis gastank fluessiggas kombitherme brennwerttherme gasbrenner gasetagenheizung etagenheizung heizkessel kesseltausch ol_heizung',
  howWorks:
    'funktionier funktionsweise prinzip wie_geht wie_arbeitet physik funktioniert erklaer verstehe_nicht kapier kapiere verstehen prinzipiell woher_kommt wie_macht wie_kann_das wieso_geht kuehlschrank',
  saving:
    'spart spare sparen ersparnis einspar sinkt weniger_zahlen einsparung einsparungen gespart ersparen billiger_wird weniger_strom guenstiger_werden bleibt_uebrig spar_ich sparpotenzial spart_man erspar',
  payback:
    'amorti rechnet_sich armortis rendite wieder_drin abbezahlt rausgeholt zurueckverdient amortisation amortisiert amortisationszeit refinanziert rausgewirtschaftet geld_zurueck geld_wieder drinnen herinnen rentieren armortisiert hereingeholt wieder_herinnen bezahlt_gemacht break_even abgezahlt',
  worth:
    'lohnt lohnen sinnvoll rentiert sinn_macht macht_sinn zahlt_sich bringt_das lohnt_sich lohnt_es lohnend rentabel rentiert_sich wirtschaftlich unwirtschaftlich bringts macht_des_sinn rausgeschmissen rausgeworfen geldverschwendung unsinn quatsch gescheit vernuenftig was_bringt nutzen vorteil auszahlen zahlt_si schlau klug hirnrissig',
  loan: 'kredit darlehen finanzier raten zinsen bank ratenzahlung leihen hypothek kredite finanzierung finanzieren hausbank foerderkredit kreditzinsen vorstrecken vorstreckt bausparen sparbuch erspartes monatlich_abzahlen abstottern raten_zahlen zinssatz geld_leihen bausparer eigenkapital',
  lease:
    'mieten leasing pacht contracting mietmodell leasen gepachtet pachten mietanlage gemietete enpal solarmiete mietkauf monatliche_rate mietvertrag_anlage dachpacht dach_verpachten abo zolar rundum_sorglos',
  value:
    'wert wertsteigerung verkaufspreis immobilienwert hausverkauf hauswert wertzuwachs wertvoller mehrwert_haus immobilie wiederverkauf verkaufen_wir haus_verkaufen kaeufer kaufinteressent erben erbe wertminderung hauspreis',
  bill: 'stromrechnung rechnung nebenkosten abschlag heizkosten verbrauch verbraucht frisst abrechnung nachzahlung jahresabrechnung heizrechnung energiekosten stromverbrauch jahresverbrauch monatlichen_kosten monatsrechnung betriebskosten heizungskosten unterhaltskosten strom_im_jahr stromkosten laufende laufenden',
  power:
    'kw kilowatt 11kw 22kw leistung staerke ampere ladeleistungen phasen dreiphasig einphasig drehstrom starkstrom elf_kw schnelllade kilowatts',
  bidirectional:
    'bidirektional v2h v2g zurueckspeisen bidirektionales vehicle auto_als_speicher auto_speist auto_versorgt rueckspeisung auto_ins_haus haus_versorgen strom_aus_dem_auto',
  socket:
    'steckdose schuko haushaltssteckdose haushaltssteckdosen normale_steckdose schukosteckdose notladekabel ladeziegel verlaengerungskabel kabeltrommel icckabel ladekabel mehrfachsteckdose cee steckerkabel garage_steck',
  panelBox:
    'sicherungskasten zaehlerschrank hausanschluss sicherungen stromkasten elektrik verteiler zaehlerkasten elektroverteilung schraubsicherung schraubsicherungen fi_schalter elektroinstallation leitungen_alt hauptsicherung sicherungen_fliegen hausanschlusskasten elektroschrank verteilerkasten tableau',
  flatHome:
    'mehrfamilienhaus tiefgarage stellplatz parkplatz laternenparker strasse tiefgaragenstellplatz mehrparteienhaus wohnanlage garagenplatz duplexgarage parkgarage wohnhausanlage einstellhalle sammelgarage autoabstellplatz',
  share:
    'nachbarn_verkaufen mieterstrom energiegemeinschaft energy_sharing teilen leg zev rcp teilen_mit gemeinschaftlich genossenschaft buergerenergie eeg_gemeinschaft nachbarn_geben abgeben weiterverkaufen quartierstrom nachbarstrom strom_schenken energiegenossenschaft energiegemeinschaften weitergebe strom_teilen vzev',
  howLong:
    'wie_lange dauert dauer wochen monate wartezeit wie_bald bis_wann zeitplan lieferzeit lieferzeiten wartezeiten fertig schnell_geht bis_weihnachten vorlauf_zeit installationsdauer bauzeit rasch monate_dauert termin bis_zum_winter wie_schnell',
  next: 'naechste weiter danach dann_passiert wie_gehts ablauf naechster naechsten_schritt naechste_schritte wie_weiter geht_es_weiter jetzt_weiter schritte was_jetzt was_passiert_jetzt meldet_sich meldet_ihr weiteres_vorgehen prozedere und_jetzt und_nun',
  first:
    'zuerst reihenfolge anfangen beginnen erst zuvor als_erstes womit_anfangen prioritaet womit_faengt loslegen startet beginnt welche_reihenfolge vorher nacheinander auf_einmal anfang wo_anfangen wichtigste',
  exact:
    'genau genauigkeit zuverlaessig schaetzung ungefaehr stimmen_die verlasslich verlassen daumen pi_mal_daumen schaetzwert realistisch berechnet_ihr grundlage geschaetzt glauben ausgedacht stimmt_die stimmen_eure stimmen_ihre zahlen abweichung ungenau',
  who: 'wer_seid wer_sind wer_steckt firma ihr_verdient provision verdient wer_steht wer_betreibt wer_macht betreiber impressum startup unternehmen hinter_dieser wattnest seid_ihr_eine wo_sitzt sitz',
  installer:
    'handwerker fachbetrieb installateur betriebe monteur elektriker firmen solarteur heizungsbauer handwerkern fachfirma fachbetriebe solarteure heizungsbauern installateure monteure fachmann handwerksbetrieb heizi installatoer spengler dachdeckern betrieb klempner elektrikern haustechniker heizungsfirma',
  trust:
    'geprueft serioes vertrauen auswahl empfehl betrug abzocke unserioes haustuer pruefen geprueften schwarze_schafe pfusch pfuscher bewertungen referenzen zertifiziert qualitaet vertrauenswuerdig gauner serioese uebers_ohr auswahlkriterien vertraue abgezockt abzocker',
  guarantee:
    'garantier zufriedenheitsgarantie versprech garantieren garantiert haelt_nicht verspricht versprochen steht_gerade schadenersatz weniger_rauskommt nicht_stimmt_am_ende haftet ersparnis_nicht rausschaut',
  warranty:
    'garantie gewaehrleistung haftung kaputt defekt reparatur maengel garantiezeit garantiejahre produktgarantie leistungsgarantie garantiefall herstellergarantie gewaehrleistungsfrist wechselrichter_kaputt reparieren maengelhaftung',
  bankrupt:
    'pleite insolvenz insolvent konkurs pleitegeht insolvenzverwalter zahlungsunfaehig konkursit pleitegegangen dichtgemacht zugesperrt firma_weg nicht_mehr_gibt bankrott',
  maintain:
    'wartung warten reinig putzen service wartungsvertrag wartungskosten inspektion reinigung putzt saubermachen verschmutz dreck staub vogelkot moos filter servicetechniker jaehrlich_kontroll instandhaltung kundendienst nachschauen ueberpruef',
  insure:
    'versicher versicherung versichert gebaeudeversicherung haftpflicht wohngebaeudeversicherung elektronikversicherung hausratversicherung police gebaeudeversicherer allianz schadensfall',
  data: 'daten datenschutz personenbezogen weitergeben newsletter loeschen datenschutzes adresse weitergegeben weitergibt verkauft_ihr_meine telefonnummer nummer emailadresse werbeanrufe anrufe spam dsgvo gespeichert angaben persoenlich chatverlauf cookies',
  free: 'kostenlos gratis umsonst gebuehr kostet_mich_das kostet_die_beratung bezahlen_fuer_euch kostenfrei gratisberatung verpflichtung unverbindlich kostet_euer rechnung_von_euch beratung_kosten zahl_ich_euch',
  climate:
    'klima co2 umwelt emission klimaschutz oekologisch treibhaus umweltfreundlich klimafreundlich nachhaltig tonnen graue_energie oekobilanz herstellung fussabdruck klimabilanz planet energieaufwand seltene_erden kinderarbeit',
  quote:
    'angebot offerte kostenvoranschlag vergleich angebote offerten kostenvoranschlaege vergleichen kva unterschied_angebot drei_angebote anbieter angebotsvergleich durchblick auseinander worauf_achten kleingedruckt',
  person:
    'mensch telefon anrufen berater sprechen menschen telefonieren telefonisch telefonnummer_von rueckruf mitarbeiter beraterin persoenlicher ansprechpartner jemand_reden reden echten_menschen roboter hotline kontakt_aufnehmen zurueckrufen',
  farm: 'bauernhof scheune stadl landwirt hof stall landwirtschaft bauernhoefe scheunen stallungen stalldach milchvieh maschinenhalle halle hallendach gewerbe_dach kuhstall betriebsgebaeude schweinestall reithalle agri acker hofdach landwirte viehbetrieb',
  old20:
    'nach_20 ausgefoerdert ue20 post_eeg zwanzig_jahre_rum foerderung_laeuft_aus verguetung_ende verguetung_laeuft laeuft_aus ausgelaufen altanlage alte_anlage_von weiterbetrieb weiterlaufen zwanzig_jahren_einspeise abmelden auslaufen ende_der_foerderung',
  poor: 'rente rentner witwenrente grundsicherung hartz buergergeld wenig_geld kleines_einkommen geringverdiener mindestrente kein_geld ausgleichszulage mindestpension pension arm alleinerziehend leisten sozialhilfe geringes_einkommen wohngeld notstand arbeitslos sozialamt ergaenzungsleistungen knapp_bei_kasse haertefall',
  advance:
    'vorkasse anzahlung vorauszahlung voraus im_voraus vorschuss ueberweisen vorab anzahlen vorausbezahlen vorleistung teilzahlung akonto zahlungsplan',
  waiting:
    'abwarten noch_warten jetzt_oder spaeter naechstes_jahr lieber_jetzt dieses_jahr zuwarten besser_warten fristen frist kommendes_jahr solange_noch auslaufen_die_foerderung bald_weniger eilig beeilen',
  signed:
    'unterschrieben unterschreiben unterschrift vertrag_unterschrieben vertrag auftrag beauftragt bestellt schon_angefangen schon_eingebaut auftragsvergabe liefervertrag unterzeichnet',
  salesman:
    'vertreter verkaeufer vertriebler haustuergeschaeft haustuer klingelte geklingelt drueckerkolonne druecker vor_der_tuer aufgeschwatzt andrehen aufschwatzen draengt gelaeutet werber',
  withdraw:
    'widerruf widerrufen widerrufsrecht ruecktritt zuruecktreten kuendigen stornieren storno rueckgaengig rauskommen raus_aus_dem kommt_wieder_raus',
  emergency:
    'notfall hilfe_die ausgefallen heizung_aus geht_nicht_mehr kalt_im_haus springt_nicht streikt heizung_tot baby kein_warmwasser keine_heizung ausgestiegen verreckt hinueber heizung_hin ausfall_der_heizung steht_still eiskalt_im',
  fault:
    'stoerung fehlermeldung fehlercode bringt_nicht_mehr zu_wenig_ertrag liefert_nichts nur_noch_die_haelfte eingebrochen schlecht_eingebaut schlampig montiert_falsch maengel_anlage taktet monteur_kommt_nicht reagiert_nicht meldet_sich_nicht hebt_nicht falsch_installiert produziert_nichts mangelhaft reklamation beschwerde',
  age: 'jahre_alt bauj altersschwach aus_den_achtzigern neunziger in_die_jahre betagt uralt tauschen_wann austausch lange_noch laeuft_noch noch_laufen',
  region:
    'bundesland kanton gemeinde stadt kommune land_noe niederoesterreich oberoesterreich bayern nrw hessen sachsen baden wuerttemberg zuerich bern aargau wien tirol steiermark kaernten vorarlberg burgenland salzburg landesfoerderung kommunal staedtisch kantonal regional oertlich',
  government:
    'staat bund bundesfoerderung kfw bafa bundes staatlichen beg pronovo einmalverguetung gebaeudeprogramm oemag raus_aus_oel umweltfoerderung sanierungsbonus',
  brandName:
    'bosch vaillant viessmann buderus daikin mitsubishi panasonic lg samsung stiebel nibe wolf lambda marke marken hersteller byd sma fronius huawei kostal sungrow qcells meyer_burger china chinesisch chinamodule chinaware fabrikat wechselrichtermarke testsieger sonnen senec',
  percent: 'prozent anteil haelfte drittel quote_von',
  howMuch: 'wie_viel wieviel wie_hoch wieviele was_kostet wievui wivel wieso_viel hoehe_der betrag welche_summe',
  allowed: 'darf duerfen erlaubt verbieten verboten recht_darauf anspruch darf_man zulaessig derf untersagen rechtlich',
  must: 'muss muessen verpflichtet sollte_ich soll_ich brauche_ich braucht_man zwingend notwendig noetig muesste erforderlich unbedingt muas mues',
  which:
    'welche welcher welches besser oder_lieber was_ist_besser unterschied entweder vergleich_zu empfehlen versus statt anstatt',
  danger:
    'gefaehrlich gefahr risiko risiken schaedlich schlimm passieren sicherheit unsicher angst sorgen giftig strahlung elektrosmog gesundheit',
  whatIs: 'was_ist_das was_bedeutet bedeutet was_heisst heisst_das was_genau_ist begriff fachchinesisch wofuer_steht',
  isTrue:
    'stimmt_das stimmt_es wahr geruecht gehoert gelesen zeitung fernsehen stammtisch radio schwager behauptet sagt_man kollege bekannter',
  when: 'wann bis_wann ab_wann zeitpunkt ab_welchem',
  household:
    'vierkoepfig personen familie haushalt leute_im_haus koepfige kinder zu_zweit zu_viert verbrauchen_wir kwh_verbrauch jahresverbrauch_von koepfe',
  everything:
    'alles_zusammen komplettpaket gesamtpaket komplett insgesamt gesamt rundum alles_in_allem total_kosten ganze_paket alles_umruesten gesamtkosten alles',
  heatLoad:
    'heizlast heizlastberechnung kw_brauch kw_leistung wie_viel_kw_brauch dimensioniert heizleistung raumweise hydraulischer_abgleich abgleich takten kilowatt_braucht welche_leistung waermebedarf heizbedarf energieberater_rechnet ueberdimensionierte',
  gridFee:
    'netzentgelt netzentgelte netzgebuehr netzgebuehren netznutzung netzkosten netznutzungsentgelt netznutzungsgebuehr grundgebuehr netzpreis messgebuehr reduziertes_netzentgelt',
  fuelPrice:
    'gaspreis gaspreise oelpreis oelpreise heizoel_teurer teurer_werden wird_teurer preisentwicklung energiepreise strompreis strompreise strompreisentwicklung preis_steigt steigen lenkungsabgabe emissionshandel',
  neutral:
    'unabhaengig unabhaengige neutral neutrale verbraucherzentrale energieberater energieberatung objektiv nichts_verkaufen unparteiisch beratungsstelle energieagentur energiecoach konsumentenschutz',
  heatPlan:
    'waermeplanung waermeplan waermenetz fernwaermenetz nahwaermenetz fernwaerme_kommt anschlusszwang fernwaermeanschluss kommunale_waerme fernwaermeausbau waermeverbund energieplan wasserstoffnetz stadt_plant gemeinde_plant netz_in_unserer',
  newBuild:
    'neubau neubauten neu_bauen wir_bauen bauherr bauplatz neubauhaus rohbau neues_haus solarpflicht pv_pflicht photovoltaikpflicht dachsanierung_pflicht pflicht_solar',
  purchase:
    'hauskauf kaufen_wir kaufen_grad gekauft notar kaufvertrag eigentuemerwechsel ersteigert geerbt erbschaft uebernommen altes_haus_gekauft besichtigung energieausweis nachruestpflicht nachruesten kauf_eines haeuschen',
  expand:
    'erweitern erweiterung dazubauen aufstocken vergroessern mehr_module zusaetzliche_module ausbauen dranhaengen nachtraeglich_mehr weitere_module repowering ergaenzen zweite_anlage',
  weight: 'gewicht statik tragfaehig traegt lasten kilo_pro traglast haelt_das_dach einstuerzen durchbrechen',
  street:
    'laternenparken strasse_parken strassenrand kein_stellplatz keine_garage parke_auf oeffentlich_parken laternenparkerin gehsteig bordstein blaue_zone anwohnerparken',
  publicStation:
    'oeffentliche oeffentlich schnelllader autobahn ladekarte ladekarten ladenetz ionity enbw supermarkt_laden roaming aldi lidl arbeitgeber_laden tankstelle supercharger ladetarif',
  stateOfCharge:
    'vollgeladen ladestand ganz_voll autobatterie autoakku antriebsbatterie akku_vom_auto akku_vom_wagen schnellladen_schaedlich batterie_vom_auto tiefentladen akku_schonen schonend batterie_des_autos',
  secondMeter:
    'waermepumpentarif waermestrom heizstrom heizstromtarif eigener_zaehler zweiter_zaehler separater_zaehler zweitzaehler waermepumpenstrom sondertarif guenstiger_strom_fuer doppelzaehler',
  dayTime:
    'tagsueber mittags mittag homeoffice bei_der_arbeit zuhause_arbeite arbeite_daheim steht_tagsueber untertags sonnenschein_laden mit_sonnenstrom eigenem_strom_laden ueberschussladen pv_laden',
  tenantPower:
    'mieterstrom mieterstromgesetz strom_an_mieter mieter_verkaufen gemeinschaftliche_gebaeudeversorgung strom_an_die_mieter bewohner_verkaufen hausbewohner ggv',
  oldAge: 'pensionist erlebe_ich erleben rentnerin in_meinem_alter noch_erleben siebzig achtzig senioren',
  legalUmlage: 'modernisierungsumlage umlage umlegen mieterhoehungen auf_die_mieter umlagefaehig auf_die_miete',
  spam: 'bombardiert belaestigt nerven angerufen_werden nicht_angerufen kein_anruf keine_anrufe weiterverkauft datenhandel werbung',
  commission:
    'provision provisionen verdient_ihr geldverdienen finanziert_ihr wovon_lebt wie_verdient bezahlt_euch wer_bezahlt_euch haken_dabei geschaeftsmodell vermittlungsgebuehr bestochen schmiergeld',
};
