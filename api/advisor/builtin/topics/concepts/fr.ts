import type { ConceptWords } from '#api/advisor/builtin/topics/concepts/concepts.ts';

export const fr: ConceptWords = {
  price:
    'couts coute coutent coutera couterait combien_coute cout prix cher chere tarif payer combien_ca budget investissement investir depenser montant facturer bon_marche coutait couter prix_normal fourchette tarifs somme facturent debourser sortir_de_ma_poche balles douloureuse faut_compter compter_combien ca_va_chercher dans_les_combien revient revenir_a milliers mille_francs mille_balles arnaquer trop_cher cheres onereux ordre_de_grandeur chiffrer budgeter devise douille coutent_les raque',
  solar:
    'solaire photovoltaique pv panneau panneaux module modules solaires photovoltaiques photovoltaik pano panos panneau_solaire installation_solaire centrale_solaire capteurs tuiles_solaires courant_solaire sur_le_toit plaques panneaus',
  heatPump:
    'pompe_a_chaleur pompes_a_chaleur pac pompe thermopompe pompes pac_air air_eau air_air thermopompes pompachaleur pompe_chaleur pompe_a_chaleure monobloc',
  charger:
    'borne bornes wallbox station_de_recharge chargeur bornne borne_de_recharge wall_box station_de_charge borne_electrique bornes_de point_de_recharge prise_renforcee greenup',
  charge:
    'recharge recharger charger charge recharges rechargement faire_le_plein plein brancher charges charger_la charge_lente se_recharge branche',
  battery:
    'batterie accu stockage accumulateur batteries accus baterie batterries powerwall accumulateurs stocker stocke_le stock stockages accumule pile',
  subsidy:
    'subvention aide aides prime subside contribution_du_canton soutien programme_batiments subventionne retribution_unique bonus subventions aides_de subventionner subventionnee coup_de_main coup_de_pouce etat_paie etat_donne primes maprimerenov soutiens contributions participe_aux participation financier_du bonification argent_de_l_etat argent_du_canton on_touche toucher contribue rembourse l_etat recevoir recevoir_quelque',
  tax: 'impot impots fiscal tva deductible deduire deduction valeur_locative impots_sur imposable fiscalite fisc fiscaux fiscale deductions deductibles declaration_d_impots declarer_aux declarer_le valeur_locatives imposition impose tva_sur taxe taxes deduis defiscaliser fiduciaire',
  apply:
    'demande_d deposer dossier demander_la demandes formulaire dossiers faire_la_demande demande_de_subvention avant_les_travaux retroactif apres_coup paperasse demande_avant demarches deposee',
  car: 'voiture vehicule ve tesla auto kilometres voitures_electriques ve_electrique vehicules electrique_voiture bagnole caisse_auto zoe renault voiture_electrique hybride_rechargeable peugeot autos',
  tenant:
    'locataire loue loyer bailleur gerance regie location locataires louons on_loue je_suis_locataire bail gerances proprietaire_refuse appartement_loue locatif loyers regies',
  landlord:
    'mes_locataires bailleurs immeuble hausse_de_loyer je_loue_a mettre_en_location bailleuse locataires_paient mettre_en_loc immeuble_locatif je_loue loue_trois loue_un rendement_locatif appartements_en_location repercuter reporter_sur hausses_de_loyer mes_locataire',
  association:
    'ppe copropriete coproprietaires assemblee syndic administrateur assemblees copropriete_refuse coproprietaire vote votes voter majorite unanimite proprietaires_d_etage reglement_ppe lot parties_communes syndics administration_ppe etages',
  noise:
    'bruit bruyant sonore decibel bourdonn vibr silencieu entend_on nuisance bruits bruyante bruyantes decibels ronronne ronronner ronflement bourdonnement vibrations vibre silencieuse entendre entends sonores reveille dormir tapage boucan insonoris vacarme',
  neighbor: 'voisin voisins voisinage voisine voisines riverain d_a_cote a_cote',
  winter:
    'hiver froid gel grand_froid moins_15 glacial hivers janvier fevrier gelee geler geler_dehors grands_froids froide glaciale glacer frigorifie en_dessous_de_zero vague_de_froid la_brevine degres_dehors',
  snow: 'neige enneige neiges enneigee deneiger deblayer blanc recouvert_de',
  summer: 'ete canicule chaleur_estivale etes canicules juillet aout fournaise',
  clouds: 'nuage nuageux pluie brouillard couvert nuages grisaille couvert_le gris stratus pluvieux temps_gris',
  night: 'nuit nuits soiree le_soir soir nocturne',
  outage:
    'panne_de_courant coupure blackout panne_d_electricite reseau_tombe secours coupures pannes_de_courant sans_courant courant_saute coupure_de_courant plus_de_courant black_out panne_generale groupe_electrogene ilotage alimentation_de_secours penurie delestages reseau_en_panne plus_d_electricite',
  hail: 'grele grelon orage tempete foudre vent grelons grelee tempetes vents orages ouragan paratonnerre surtension foehn intemperies rafale',
  fire: 'feu incendie bruler pompier exploser flamme fumee feux incendies bruler_la brule prendre_feu flammes explosion exploserait pompiers inflammable court_circuit s_enflammer cramer',
  shade:
    'ombre ombrage arbre arbres cheminee ombrages ombragee a_l_ombre ombres sapin sapins tilleul chene foret immeuble_d_en_face lucarne antenne cache_le_soleil optimiseur optimiseurs masque',
  roof: 'toit toiture tuile tuiles toits toitures faite charpente pan pans versant couverture ardoise ardoises tole',
  flat: 'plat plate terrasse toit_plat toits_plats gravier sans_pente toiture_plate toit_terrasse lestage vegetalise vegetalisee etancheite_du',
  direction:
    'sud nord est ouest orientation inclinaison angle pente expose est_ouest plein_sud plein_nord cote_nord cote_sud oriente orientee sud_est sud_ouest expositions exposee orientations inclinee pente_du nordique versant_nord azimut',
  roofOld:
    'refaire_le_toit vieux_toit etancheite renover_le_toit fuite toit_est_vieux vieux_toits refaire_la_toiture tuiles_cassees tuiles_datent couvreur ferblantier infiltration fuites fissurees refaire_la_couverture charpente_vieille age_du_toit renover_la_toiture toiture_ancienne',
  asbestos:
    'amiante eternit fibrociment amiantee amiantees fibrociments fibro plaques_ondulees ondulees desamiantage desamianter',
  yield:
    'rendement production produire produit produisent kwh_par productions rendements combien_de_kwh produirait produire_par donne_combien produira kilowattheures sortir_par rapporte_en_kwh kwh_par_an production_annuelle',
  size: 'taille dimension combien_de_panneaux grand grosse kwc puissance dimensionner dimensions dimensionnement combien_de_kwc combien_de_modules trop_grand trop_petit trop_grande puissance_de_l taille_de combien_de_kw quelle_taille surdimension quelle_puissance',
  lifetime:
    'duree_de_vie dure durent tient vieilli usure degradation durees_de_vie durer durabilite tiennent longevite vieillir vieillissent combien_d_annees combien_de_temps_tient perd_de tenir cycles usees remplacer_au_bout bons_a_jeter meurt morte esperance_de_vie longtemps',
  recycle:
    'recycl eliminer dechet dechetterie jeter recyclage recycler recyclables recyclable poubelle dechets decharge dechetterie_panneaux taxe_de_recyclage sens ferraille reprise_des_vieux jette',
  balcony:
    'balcon plug_and_play kit_solaire balcons barriere rambarde kit_balcon kit_plug plug_play mini_solaire brancher_sur_la_prise terrasse_kit garde_corps',
  ownUse:
    'autoconsommation consommer_moi propre_consommation consommer_soi autoconsommer autoconsomme propre_courant notre_propre consomme_moi part_que quelle_part part_d_autoconsommation consommer_nous mon_propre utilise_moi',
  autonomy:
    'autonome autonomie autarcie independan autonomes independance independant autosuffisant se_passer_du_reseau coupe_du_reseau debrancher autarcique hors_reseau',
  feedIn:
    'injecter injection reinjecter reprise rachat surplus vendre_mon retribution injecte injectee tarif_de_reprise tarifs_de_reprise prix_de_reprise racheter vendre_le vendre_du revendre revente courant_en_trop excedent excedents surproduction refouler refoulement renvoie revend courant_vendu injecter_dans',
  law: 'loi obligation oblige obligatoire interdit interdiction legal mopec permis_de lois legislation reglementation obliges obligatoires forces force forcer interdite interdits prescriptions loi_sur_l amende initiative votation politique reglement interdire mopecs legale legalement supprime arracher',
  permit:
    'permis autorisation mise_a_l_enquete commune autorisations permis_de_construire enquete_publique demande_d_autorisation dispense police_des_constructions bureau_technique formulaire_d_annonce annoncer_a_la_commune autorise',
  heritage:
    'classe protege monument patrimoine historique classee protegee protegees monuments monuments_historiques patrimoines isos vieille_ville bourg recensement note_au protection_du_patrimoine conservateur inventaire architecte_cantonal batiment_classe',
  meter:
    'compteur compteurs intelligent compteurs_intelligents compteur_intelligent smartmeter smart nouveau_compteur ondes linky compteur_communicant changer_le_compteur releve',
  tariff:
    'tarif heures_creuses dynamique tarif_de_nuit tarif_dynamique tarifs_dynamiques heures_pleines heure_creuse tarif_double double_tarif prix_variable prix_horaire toutes_les_heures bourse tarif_variable',
  control:
    'delestage pilotage piloter limiter reduire_a_distance telecommande couper_a_distance a_distance coupent couper_ma effacement bridage bridee brider limiter_ma delester commande_a_distance reglage_a_distance couper_la verrouillage',
  thermostat:
    'thermostat domotique vanne thermostats vannes vannes_thermostatiques vanne_electronique connecte connectee connectees programmable tado netatmo regler_avec natel application',
  gridOperator:
    'distributeur gestionnaire_de_reseau reseau annoncer annonce raccordement declarer gestionnaire distributeurs romande_energie groupe_e sig services_industriels avertir avertit annoncer_la annoncer_a prevenir mise_en_service inscription annoncer_au pronovo_inscription raccorder avis_d_installation raccordements enedis sie',
  oldHouse:
    'vieille_maison maison_ancienne ancien mal_isolee non_isolee construite ancienne vieilles_maisons ferme ferme_de vieille_ferme siecle courants_d_air passoire passoires mal_isolees vieille_batisse batisse annees_soixante annees_septante annees_cinquante pierre pierres colombage vieille_baraque tire_de_partout maison_date',
  radiator:
    'radiateur radiateurs chauffage_au_sol plancher radiateurs_en radiateur_fonte fonte vieux_radiateurs chauffage_par_le_sol serpentins sol_chauffant planchers convecteurs basse_temperature emetteurs',
  flowTemp:
    'temperature_de_depart depart temperature_de_l_eau courbe_de_chauffe temperatures_de_depart temperature_depart temperature_de_chaudiere courbe_de_chauffage reglee_a baisser_la_temperature eau_du_chauffage courbe degres_dans_les eau_a',
  insulate:
    'isoler isole isolee isolation isolant fenetre facade combles isoler_avant isolations isolantes isolant_sous isoler_la fenetres facades double_vitrage triple_vitrage vitrage vitrages enveloppe combles_perdus laine murs mur_exterieur polystyrene emballer isolations_peripherique peripherique galetas plafond_de_la_cave assainir',
  outdoor:
    'unite_exterieure emplacement distance jardin place_pour unites_exterieures groupe_exterieur module_exterieur jardins limite_de_propriete limite barriere_du_voisin ou_placer placer poser_dehors dehors caisse devant_la_maison ventilateur haie mettre_la_machine',
  ground:
    'geothermie sonde forage forer nappe geothermique geothermique_pac sondes forages geothermiques creuser profondeur metres_de_profondeur sonde_geothermique eau_souterraine nappe_phreatique sol_eau corbeilles',
  hybrid:
    'hybride bivalent garder_la_chaudiere combiner hybrides garder_le_gaz garder_ma_chaudiere garder_le_mazout garder_l_ancienne garder_la chaudiere_en_appoint appoint en_complement combiner_avec deux_systemes garde_la relais',
  refrigerant:
    'refrigerant fluide frigorigene propane fluides refrigerants gaz_refrigerant frigorigenes fuit fuite_de_gaz polluant_eternel pfas',
  hotWater:
    'eau_chaude douche chauffe_eau boiler sanitaire eaux_chaudes douches doucher doucher_le chauffe_eaux boilers boiler_pompe bain ballon legionelles legionellose eau_sanitaire ecs baignoire',
  cool: 'refroidir rafraichir climatisation clim climatiseur refroidit rafraichit climatiser climatise faire_du_froid faire_froid rafraichissement climatiseurs du_frais fraicheur',
  efficient:
    'efficac cop scop performance efficacite efficace cops coefficient copa rendement_de_la cop_annuel performant coefficient_de_performance',
  otherHeat:
    'pellet bois chauffage_a_distance mazout gaz hydrogene poele cad chaudiere pellets granules poeles buches copeaux radiateurs_electriques infrarouge electrique_direct plaquettes cheminee_a_bois pompe_bois chauffage_au_bois',
  oilGas:
    'mazout gaz chaudiere fioul chaudieres citerne bruleur chaudiere_a_gaz chaudiere_a_mazout gaz_naturel propane_citerne chauffage_a_mazout chauffage_au_gaz',
  howWorks:
    'fonctionne marche principe comment_ca fonctionnement comment_ca_marche expliquer expliquez comment_on_peut comprends_pas comprendre frigo magie comment_une',
  saving:
    'econom epargn baisser diminuer reduire economiser economies economie epargner epargne gagner_par moins_cher_par faire_des_economies reduire_ma_facture baisser_ma_facture baisse_de_facture economise rabaisser gain',
  payback:
    'amorti rentabilise rentabilite rembourse retour_sur amortir amortissement amortie rentrer_dans_mes rentrer_dans_nos frais_rembourses rentabiliser rembourse_en combien_d_annees_pour recuperer_ma_mise recupere_mon rentabilisee',
  worth:
    'rentable vaut_la vaut_le interessant judicieux utile sens vaut_le_coup vaut_la_peine rentabilite sert_a sens_de bonne_idee mauvaise_idee inutile gaspillage jeter_l_argent ca_vaut ca_sert benefice avantage malin debile',
  loan: 'credit pret emprunt financ hypotheque mensualite banque etaler paiement prets preter prete credits hypotheques banques interets taux financer financement emprunter mensualites acompte_mensuel payer_en_plusieurs economies_de_cote fonds_propres echelonner hypothecaire',
  lease:
    'leasing louer location contracting leasings louer_l_installation louer_des_panneaux loyer_mensuel loue_mon_toit louer_mon_toit abonnement location_de_panneaux appartient sans_investissement rien_payer contracteur',
  value:
    'valeur revente prix_de_vente plus_value vendre_la_maison valeur_de_la_maison revendre_la_maison vendrons acheteur acheteurs estimation_immobiliere immobilier vaut_plus revente_de_la heriter heritiers',
  bill: 'facture consommation consomme charges factures facture_d_electricite facture_de_chauffage consommera charges_annuelles frais_courants cout_d_utilisation frais_de_chauffage decompte par_an depense_par_an facture_annuelle couts_d_exploitation',
  power:
    'kw kilowatt puissance amperes kilowatts ampere monophase triphase puissance_de_charge vite rapide plus_vite vitesse',
  bidirectional:
    'bidirectionnel v2h v2g bidirectionnelle vehicle_to alimenter_la_maison nourrir_la_maison voiture_alimente renvoyer_dans_la_maison voiture_comme_batterie rendre_du_courant batterie_sur_roues decharger',
  socket:
    'prise prise_domestique prise_normale prises prise_ordinaire rallonge cable_d_origine prise_du_garage prise_de_courant prise_classique multiprise',
  panelBox:
    'tableau tableau_electrique fusible coffret tableaux fusibles fusibles_a_visser disjoncteur disjoncteurs installation_electrique vieux_tableau coupe_surintensite introduction electrique_ancien ampere_principal coffret_electrique',
  flatHome:
    'garage place_de_parc parking immeuble souterrain parking_souterrain places_de_parc garage_collectif garage_souterrain immeuble_garage place_dans place_exterieure sous_sol',
  share:
    'partager partage communaute cel rcp regroupement voisins rcp_pour communaute_electrique vendre_au_voisin donner_au_voisin cooperative autoconsommation_collective vendre_a_mon_voisin voisinage_partage communautaire cooperatives',
  howLong:
    'combien_de_temps delai dure_la semaines mois delais attente attendre_combien mois_d_attente d_ici_noel d_ici_l_hiver avant_l_hiver quand_pret rapidement traine prendre_de_temps planning termine',
  next: 'prochaine suite ensuite etape apres prochaine_etape etapes prochaines_etapes et_maintenant et_apres comment_ca_se_passe quelqu_un_m_appelle on_fait_quoi_maintenant qu_est_ce_qui_se_passe deroulement marche_a_suivre demarrer',
  first:
    'commencer abord ordre premier priorite par_ou d_abord avant_de dans_quel_ordre en_premier premiere_chose debuter par_quoi prioritaire',
  exact:
    'exact precis fiable estimation chiffres precise estimations fiables exacts approximatif approximation a_la_louche fiabilite confiance_a_vos vos_calculs justes marge calcule pif',
  who: 'qui_etes entreprise_derriere gagnez commission qui_est_derriere votre_entreprise societe qui_se_cache wattnest qui_gere vous_etes_qui une_start_up base_ou siege boite',
  installer:
    'installateur artisan entreprise electricien chauffagiste installateurs artisans electriciens chauffagistes monteur couvreurs professionnel professionnels poseur poseurs',
  trust:
    'serieux confiance verifie selection arnaque demarchage escroc serieuse charlatan charlatans arnaques arnaqueur verifies verifiees certifie avis references selectionnes controle_des honnete escrocs fiable_entreprise douteux',
  guarantee:
    'garantissez promesse garanti_l garanti_les promettez promis repond_de responsable_si n_economise_pas si_ca_ne_marche engagement moins_que_prevu engagez',
  warranty:
    'garantie defaut defectueux casse panne reparer responsable garanties garantie_sur couverts couvert couverte reparation reparations defauts tombe_en_panne lache lachent fabricant_garantit annees_de_garantie onduleur_lache',
  bankrupt:
    'faillite insolvable ferme_boutique faillites depose_le_bilan mis_la_cle disparait n_existe_plus coule fait_faillite',
  maintain:
    'entretien nettoyer nettoyage revision maintenance entretenir laver reviser service_annuel controle_annuel salissures poussiere pollen fientes contrat_d_entretien filtre passer_chaque',
  insure:
    'assur assurance assurances assurer assure eca mobiliere assurance_batiment sinistre dommages responsabilite_civile prime_d_assurance franchise degats',
  data: 'donnees vie_privee confidential transmettre effacer coordonnees donnees_personnelles confidentialite adresse_mail numero_de_telephone demarchage demarcher coups_de_fil appels transmettez revendez partagez conserver rgpd infos',
  free: 'gratuit sans_frais engagement gratuite gratuitement me_coute_cette facture_pour_cette payant payante engagement_de_ma sans_engagement dois_payer_pour frais_de_conseil gratos',
  climate:
    'climat co2 environnement ecolog carbone ecologique ecologiques planete empreinte energie_grise polluer pollue climatique gaz_a_effet bilan vert tonnes terres_rares fabrication',
  quote:
    'devis offre offres comparer comparaison trois_offres trois_devis soumission soumissions petits_caracteres choisir_entre',
  person:
    'personne humain telephone appeler conseiller humaine personne_reelle parler_a telephoner rappeler rappelez quelqu_un conseillere numero_a_appeler appeler_quelqu robot vive_voix vraie_personne',
  farm: 'ferme grange agricole exploitation fermes etable agriculteur agriculteurs hangar ferme_avec rural vaches domaine_agricole ecurie stabulation rurale paysan paysanne',
  old20:
    'apres_20 ancienne_installation contrat_se_termine fin_du_contrat rpc fin_de_la_rpc vieille_installation vingt_ans arrive_a_echeance echeance contrat_termine expire',
  poor: 'avs rente retraite retraitee petits_revenus petit_revenu peu_de_moyens modeste faible_revenu chomage aide_sociale pas_les_moyens prestations_complementaires pauvre seule_avec peu_d_argent petite_retraite rentier cas_de_rigueur maigre moyens me_payer',
  advance:
    'acompte acomptes avance a_l_avance verser_avant payer_avant d_avance arrhes avant_de_commencer verse prepaiement echeancier',
  waiting:
    'attendre attendre_encore annee_prochaine maintenant_ou cette_annee plus_tard se_depecher patienter date_limite avant_la_fin presse vite_faire expire_bientot il_faut_se_presser mieux_vaut_attendre',
  signed:
    'signe signer signature contrat_signe contrat commande commander deja_commande deja_commence deja_installe mandat deja_signe',
  salesman:
    'vendeur vendeurs commercial commerciaux demarcheur demarcheurs porte_a_porte sonne a_la_porte insiste insistant representant force_la_main demarchage_a pression refiler fourguer',
  withdraw:
    'retracter retractation annuler resilier resiliation revenir_en_arriere rompre droit_de_revocation revocation quatorze_jours se_desister annulation se_degager',
  emergency:
    'urgence au_secours plus_de_chauffage en_panne panne_de_chauffage ne_demarre_plus lache_hier bebe plus_d_eau_chaude chaudiere_morte hors_service rendu_l_ame a_lache on_gele ne_marche_plus depannage tombee_en_panne',
  fault:
    'code_erreur erreur produit_moins ne_produit_plus mal_installe mal_posee malfacon malfacons ne_repond_plus repond_pas installateur_ne defectueux la_moitie plainte reclamation alarme mal_fait dysfonctionnement moitie_moins bacle',
  age: 'ans_d_age date_de date_des agee vieille_chaudiere changer_quand remplacer_quand encore_combien marche_encore quel_age vetuste fin_de_vie ancienne_chaudiere annees_d_age',
  region:
    'canton cantons cantonal cantonale vaud geneve valais fribourg neuchatel jura berne lausanne sion ville communal communale commune_donne vaudois valaisan genevois localement',
  government:
    'confederation etat federal federale berne_federale pronovo retribution programme_batiment office_federal ofen gouvernement',
  brandName:
    'marque marques bosch viessmann stiebel mitsubishi daikin hoval elco alpha_innotec cta panasonic fabricant fabricants chinois chinoise chine modele fronius huawei sma longi meyer made_in samsung',
  percent: 'pour_cent pourcent moitie tiers quart part_de pourcentage',
  howMuch: 'combien quel_montant quelle_somme a_combien montants',
  allowed:
    'droit_de le_droit permis_de_le interdire_de peut_on autorise_a refuse refuser peuvent_ils empecher m_interdire ai_je_le_droit a_le_droit permettre',
  must: 'dois devons doit_on faut_il il_faut obligation_de oblige_de obliges_de besoin_de necessaire est_ce_que_je_dois indispensable faut',
  which:
    'quel quelle quels meilleur meilleure mieux plutot difference ou_bien lequel laquelle choisir comparee versus conseillez',
  danger:
    'dangereux dangereuse danger risque risques risquee nocif sante peur inquiet inquiete craindre grave securite ondes_nocives toxique',
  whatIs: 'c_est_quoi qu_est_ce_que_c_est ca_veut_dire veut_dire signifie definition que_signifie qu_est_ce_qu',
  isTrue:
    'c_est_vrai est_ce_vrai vrai parait entendu lu_que on_m_a_dit journal tele rumeur beau_frere collegue dit_on il_parait reseaux_sociaux voisin_dit',
  when: 'quand a_partir_de_quand moment quel_moment d_ici_quand',
  household:
    'famille menage personnes foyer kwh_par_an consommation_de enfants quatre_personnes on_consomme famille_de a_deux a_quatre',
  everything:
    'tout_ensemble tout_compris au_total total global en_tout ensemble tout_le tout_refaire complet complete paquet',
  heatLoad:
    'besoins_de_chaleur charge_thermique puissance_de_chauffe bilan_thermique calcul_de kw_pour_ma puissance_de_la_pac surdimensionnee equilibrage hydraulique calcule_la_puissance deperditions combien_de_kw_pour puissance_necessaire',
  gridFee:
    'acheminement utilisation_du_reseau frais_de_reseau taxe_de_reseau timbre timbre_reseau tarif_de_reseau redevance abonnement_reseau frais_d_acheminement cout_du_reseau',
  fuelPrice:
    'prix_du_mazout prix_du_gaz prix_de_l_electricite prix_du_courant augmenter augmentation augmente rencherir hausse hausse_des_prix evolution prix_de_l_energie flambee baisser_un_jour grimper',
  neutral:
    'neutre neutres independant_conseil impartial cecb conseil_neutre objectif rien_a_me_vendre protection_des_consommateurs frc conseil_en_energie conseiller_neutre sans_interet',
  heatPlan:
    'reseau_de_chaleur reseau_thermique chauffage_urbain planification planification_energetique commune_prevoit ville_prevoit raccorder_au_reseau projet_de_la_commune cad_dans thermoreseau plan_energetique',
  newBuild:
    'construction_neuve villa_neuve maison_neuve on_construit nous_construisons neuf nouvelle_construction batir projet_de_construction obligation_solaire construire terrain',
  purchase:
    'acheter achat on_achete acquisition notaire nouveau_proprietaire heritage_maison racheter_une visite compromis avons_achete herite cecb_obligatoire acquereur',
  expand:
    'agrandir agrandissement rajouter ajouter_des extension extensions plus_de_panneaux panneaux_supplementaires completer_l augmenter_la_puissance etendre rajoute',
  weight: 'poids charge_au_sol statique porter supporter solidite charpente_tient kilos lourd ingenieur ecrouler',
  street:
    'dans_la_rue rue gare_dans zone_bleue sans_place pas_de_place pas_de_garage parque_dehors trottoir place_publique me_gare',
  publicStation:
    'bornes_publiques borne_publique public publique recharge_rapide superchargeur autoroute carte_de_recharge supermarche au_travail chez_l_employeur migros coop move evpass',
  stateOfCharge:
    'charger_a_fond charge_complete batterie_de_la_voiture batterie_du_vehicule abimer abime user_la_batterie preserver menager_la_batterie degrade_la_batterie recharge_rapide_abime batterie_de_voiture batterie_de_l_auto',
  secondMeter:
    'tarif_pac tarif_pompe tarif_special tarif_chauffage compteur_separe deuxieme_compteur second_compteur courant_moins_cher electricite_moins_chere tarif_preferentiel tarif_reduit',
  dayTime:
    'journee la_journee midi a_midi teletravail bosse_de_chez travaille_a_la_maison devant_la_porte courant_du_toit avec_le_soleil recharge_solaire energie_solaire_voiture en_journee',
  tenantPower:
    'vendre_a_mes_locataires courant_aux_locataires courant_a_mes vendre_l_electricite_a locataires_consomment electricite_locataires',
  oldAge: 'septante huitante soixante_dix a_mon_age vivrai retraites vieux_pour mon_age octante',
  legalUmlage: 'repercuter_sur_le loyer_augmente augmenter_le_loyer sur_les_loyers report_sur',
  spam: 'harceler harcele pub publicite bombarde rappels cinquante_coups appels_indesirables sans_arret',
  commission:
    'commissions comment_gagnez vous_gagnez qui_vous_paie qui_paie vivez_de remunere remuneration pots_de_vin touchez modele_d_affaires ou_est_le_piege interet_dans piege',
};
