import type { ConceptWords } from '#api/advisor/builtin/topics/concepts/concepts.ts';

export const en: ConceptWords = {
  price:
    'costs how_much_is how_much_are how_much_does how_much_do how_much_for cost price expensive pay paying ballpark budget shell_out spend how_much_money cheap affordable charge_for bucks dollars costing grand thousand set_me_back set_us_back going_rate run_me run_us price_tag sticker pricey rip_off ripped_off overpriced steep quoted_me dollar bucks_for out_of_pocket fork_over cough_up damage ball_park rough_cost upfront_cost total_cost shell pony_up what_people_pay priced per_watt installed_cost arm_and_a_leg',
  solar:
    'solar photovoltaic pv panel panels array panals pannels pv_system rooftop_solar solar_system photovoltaics arrays on_the_roof sun_power sunpower solor modules shingles_tesla solar_roof',
  heatPump:
    'heat_pump heat_pumps heatpump mini_split mini_splits minisplit pump pumps mini_spilt mini_split_system air_source ductless heatpumps heat_pum air_to_water inverter_unit minisplits hyper_heat',
  charger:
    'charger charging_station wallbox evse level_2 charging_point chargers home_charger car_plug nema wall_connector juicebox chargepoint ev_plug level_two charging_stations',
  charge:
    'charge charging plug_in recharge charged top_up fill_up fill_it juice_up plugging charges fully_charged recharging plugged',
  battery:
    'battery batteries powerwall storage batterys powerwalls home_battery enphase_battery battery_backup batterie battries store_power store_energy storing franklin',
  subsidy:
    'rebate incentive subsidy subsidies tax_credit grant credit credits hear homes government_money rebates incentives subsidize subsidized government_help free_money assistance program programs financial_help money_back kickback_from_the help_paying chip_in federal inflation_reduction ira state_money pitch_in get_anything_back anything_back handout handouts',
  tax: 'tax taxes irs deduct deduction taxable write_off deductible deduct_it tax_return property_tax property_taxes sales_tax assessor tax_man turbotax itc taxed accountant cpa',
  apply:
    'apply application approval paperwork applying applied forms form pre_approval preapproval file_for submit retroactive retroactively reserve reservation in_time',
  car: 'ev electric_car electric_vehicle car truck tesla bolt vehicle miles evs truck_electric lightning mach_e leaf rivian ioniq car_charging pickup suv automobile hybrid_car model_y prius plug_in_hybrid chevy',
  tenant:
    'renter rent renting tenant landlord lease apartment renters tenants_rights rental we_rent i_rent renting_a apartments landlord_wont my_landlord leased sublet',
  landlord:
    'my_tenants rental_property rent_out landlords pass_on duplex triplex fourplex rent_it_out rentals rent_to i_own_a_building tenants_pay raise_the_rent raise_rent investment_property property_owner multifamily renters_pay units airbnb',
  association:
    'hoa condo condo_board association bylaws homeowners hoas condos boards covenant covenants ccrs cc_rs vote votes votes_needed coop co_op homeowner_association bylaw architectural_committee condominium townhome townhouse',
  noise:
    'noise noisy loud quiet decibel sound hum buzz vibrat hear_it noises hums humming buzzing rattling rattle loudness decibels db racket whine sleep wake_me keep_me_up quietness silent deafening vibration roar compressor_noise hear',
  neighbor: 'neighbor neighbour neighbors neighbours next_door neighborhood',
  winter:
    'winter cold freezing frost subzero below_zero winters january february polar_vortex bitter frigid frozen twenty_below degrees_below minus arctic blizzard freeze freezing_our ten_below cold_snap minnesota maine alaska north_dakota vermont',
  snow: 'snow snowy snowed snowfall buried shovel blizzards sweep ice_dam snow_load brush_off',
  summer: 'summer hot_days heat_wave july august heatwave sweltering hot_summer',
  clouds: 'cloud cloudy overcast rain fog clouds seattle gray_days grey gloomy rainy no_sun sunless',
  night: 'night overnight nights evening evenings after_dark at_night sundown',
  outage:
    'outage blackout power_out power_goes_out backup off_grid islanding outages power_cut lights_go_out lights_out grid_goes_down grid_down keep_the_lights generator lost_power no_power brownout power_failure without_power rolling_blackouts hurricane_season psps shutoff oxygen cpap medical_equipment',
  hail: 'hail storm hurricane tornado wind lightning tree_limb hailstorm hailstones hailstone tornadoes windstorm storms derecho lightning_strike surge golf_ball baseball wind_speed high_winds blow_off hurricanes',
  fire: 'fire burn flammable explode smoke firefighter fires catch_fire burning flames flammability explodes burst_into house_fire overheat smoke_alarm arc_fault firemen fire_department burn_down thermal_runaway',
  shade:
    'shade shaded shading shadow tree trees chimney shadows shady oak maple pine pines trees_block tall_building dormer satellite_dish covers_the woods wooded canopy optimizers microinverters',
  roof: 'roof shingle shingles rooftop roofs shingled metal_roof tile_roof rafters slope roofline gable hip_roof standing_seam',
  flat: 'flat flat_roof low_slope tar_and_gravel tpo epdm rubber_roof ballast ballasted no_pitch flat_top rubber_membrane',
  direction:
    'south north east west orientation tilt pitch angle facing degrees facing_north facing_south facing_east facing_west southern northern northside faces east_west slopes azimuth south_facing north_facing west_facing angled',
  roofOld:
    'reroof new_roof old_roof replace_the_roof leak leaks leaking reroofing replace_roof new_shingles curling shingles_are roof_is_old aging_roof leaky_roof roof_replacement roofer roof_first roof_leaks roof_leak roof_needs years_left end_of_its_life take_panels_off remove_and_reinstall',
  asbestos:
    'asbestos transite asbestos_siding cement_siding vermiculite cement_board transite_shingles cement_tiles popcorn_ceiling asbesdos',
  yield:
    'output produce production generate yield how_many_kwh make_a_year produces generated producing kilowatt_hours how_much_power get_out_of put_out puts_out annual_production kwh_a_year kwh_per_year per_year pvwatts sun_hours crank_out yearly_output',
  size: 'size sizing how_many_panels how_big kilowatts system_size right_size how_large how_many_kw oversized undersized kw_system size_system big_enough how_big_of number_of_panels big_should large_should',
  lifetime:
    'last lifespan lifetime life_expectancy wear degrade degradation lasting life_span years_will wear_out worn_out durability degrades longevity how_long_will how_long_do lifecycle cycles dies die replace_it craps_out conk_out good_for toast go_bad still_work old_age',
  recycle:
    'recycl dispose disposal trash landfill throw_away recycling recycled disposing hazardous_waste junk toxic_waste end_of_life throwaway landfills scrap dump old_panels',
  balcony:
    'balcony plug_in_solar patio balconies railing plug_in_panels plug_and_play balcony_solar plug_in_kit patio_solar portable_panels deck',
  ownUse:
    'self_consumption use_myself own_power use_on_site self_consume use_ourselves use_it_myself consume_myself own_usage keep_for_myself use_on_my_own percent_do_we_use how_much_of_it_do_we',
  autonomy:
    'independent self_sufficient off_grid independence self_sufficiency cut_the_cord go_off_grid off_the_grid self_reliant disconnect energy_independent',
  feedIn:
    'export exporting sell_back net_metering feed_in surplus credit_for buyback exported exports sell_power sell_it_back selling selling_back net_meter net_billing excess extra_power credits_for sent_back send_back avoided_cost overproduce leftover buy_back feed_back wholesale_rate pay_me_for',
  law: 'law ban banned legal illegal required mandatory forbid mandate laws banned_gas bans regulation regulations mandated mandates required_by illegal_to force_me forced force_us government_force phase_out outlawed outlaw congress repealed repeal bill_passed rules_change grandfathered grandfather puc nem',
  permit:
    'permit permission inspection zoning building_department permits permitting permissions city_hall code_official building_code inspector inspections planning_department zoning_board building_permit pull_a_permit county_office plan_review',
  heritage:
    'historic heritage landmark preservation historical national_register historic_district landmarked landmark_commission preservation_board historic_commission victorian listed_building old_town listed',
  meter: 'smart_meter meter meters smart_meters new_meter opt_out digital_meter radio_meter ami meter_reader',
  tariff:
    'rate_plan time_of_use tou rates dynamic tariff off_peak tariffs time_of_day peak_hours on_peak offpeak hourly_price hourly_pricing real_time_pricing variable_rate rate_schedule ev_rate real_time hourly changes_every_hour cheap_hours super_off_peak',
  control:
    'demand_response load_control curtail throttle load_shedding throttled shut_off_my turn_down_my remote_control remotely demand_response_program take_control turn_off_my peak_event utility_control cut_off_my control_my',
  thermostat:
    'thermostat smart_home nest ecobee thermostats honeywell smart_thermostats zoning_valves learning_thermostat programmable setback_temperature ecobees radiator_valves wifi_thermostat',
  gridOperator:
    'utility power_company interconnection register notify tell_the grid utilities electric_company electricity_company electric_co_op permission_to_operate pto inform approval_from interconnect interconnected notified notify_the net_metering_application register_my tell_my pge pg_e duke',
  oldHouse:
    'old_house older_home uninsulated built_in drafty old_home older_house century_home farmhouse old_farmhouse victorian_house drafts leaky_house poorly_insulated built_before colonial bungalow cape_cod older_homes plaster balloon_framed knob_and_tube fixer historic_home draftiness old_place',
  radiator:
    'radiator radiators baseboard ducts ductwork ductless underfloor rads baseboards hydronic cast_iron steam_heat steam_radiators duct floor_heat radiant radiant_floor in_floor forced_air vents registers fin_tube hot_water_baseboard ductwork_old',
  flowTemp:
    'flow_temperature supply_temperature water_temperature water_temp boiler_temperature flow_temp low_temp supply_temp boiler_set outdoor_reset degree_water loop_temperature aquastat lower_the_temperature',
  insulate:
    'insulat weatheriz attic windows air_seal insulation insulated insulating weatherization spray_foam blown_in cellulose weatherstripping windows_replaced new_windows air_sealing double_pane triple_pane crawlspace attic_insulation fiberglass button_up leaky_windows seal_up drafty_windows energy_audit caulk batts',
  outdoor:
    'outdoor_unit yard clearance setback where_does placement outside_unit condenser property_line side_yard backyard put_the_unit where_to_put clearances setbacks next_to_the_house place_for_the mount ground_mount_unit sit outside_box fan_box space_around pad',
  ground:
    'geothermal ground_source well drill loop geo wells drilling drilled boreholes trench loops geothermal_system ground_loop dig digging in_the_ground',
  hybrid:
    'hybrid dual_fuel keep_my_furnace backup_furnace combine dual_fuel_system keep_the_furnace keep_my_gas keep_our gas_backup backup_heat aux_heat hang_on_to furnace_as_backup both_systems keep_the_boiler keep_gas leave_the_furnace supplement',
  refrigerant:
    'refrigerant propane_refrigerant r410 freon gas_leak coolant leaks_out phase_down f_gas propane_in refridgerant',
  hotWater:
    'hot_water water_heater shower water_heaters tank showers showering bath hybrid_water_heater tankless hot_showers domestic_hot dishwasher laundry hpwh legionella',
  cool: 'cooling air_conditioning ac air_conditioner cool air_con aircon a_c cools cool_the cooler ac_unit window_units central_air central_ac summers_cool',
  efficient:
    'efficien cop scop hspf seer performance efficiency efficiencies cop_of seasonal coefficient units_of_heat energy_star rated',
  otherHeat:
    'pellet wood district_heating gas_furnace hydrogen propane boiler oil_furnace pellets pellet_stove wood_stove wood_burning woodstove firewood propane_furnace electric_baseboard_heat infrared steam_loop biomass corn_stove space_heater space_heaters solar_thermal',
  oilGas:
    'oil gas furnace boiler propane oil_furnace gas_furnace oil_boiler natural_gas heating_oil oil_tank kerosene gas_boiler burner gas_line oil_heat gas_heat',
  howWorks:
    'how_does how_do work works principle how_does_it how_do_they explain physics mechanism get_heat_out like_a_fridge refrigerator magic understand how_can how_is_it_possible',
  saving:
    'save saving savings lower_bill lower_my cut_my saves savings_per lower_our cut_our reduce_my slash cheaper_than knock_off less_each_month drop_my lower_bills reduce_bill',
  payback:
    'payback pay_for_itself break_even roi return recoup pay_back breakeven pay_itself pays_for_itself paid_off money_back_in return_on payoff recover_my years_to_pay see_my_money get_my_money',
  worth:
    'worth worthwhile make_sense makes_sense sensible worth_it waste_of_money good_idea good_deal bother smart_move pencil_out scam_or foolish dumb pointless any_good bad_idea sense_for lick_of_sense smart',
  loan: 'loan financ borrow mortgage interest monthly_payments heloc zero_down loans financing finance lender credit_union home_equity down_payment installments pace bank apr payments payment_plan zero_percent no_money_down cash',
  lease:
    'lease leasing ppa leased power_purchase sunrun sunnova third_party rent_panels they_own zero_down escalator lease_solar own_or_lease subscription',
  value:
    'value resale sell_the_house home_value appraisal property_value resale_value appraise appraiser sell_our_house selling_the_house sell_my_house buyers realtor worth_more sale_price move_in sell_in',
  bill: 'bill bills usage consumption electricity_use juice electric_bill heating_bill monthly_cost running_cost cost_to_run operating_cost power_bill energy_bill utility_bill run_it to_run gas_bill',
  power: 'kw kilowatts amps amp voltage watts kilowatt faster charging_speed how_fast speed miles_per_hour',
  bidirectional:
    'bidirectional v2h v2g v2l vehicle_to_home vehicle_to_grid power_my_house run_my_house run_the_house power_the_house car_power intelligent_backup car_feed back_feed use_my_car car_to_power',
  socket:
    'outlet wall_plug 120v socket regular_plug outlets wall_outlet regular_outlet extension_cord extension standard_outlet dryer_outlet dryer_plug household_plug granny',
  panelBox:
    'electrical_panel breaker amp_panel main_panel fuse_box panel_upgrade service_upgrade breakers breaker_box fuses wiring circuits subpanel old_wiring electrical_service load_center',
  flatHome:
    'garage street_parking apartment_building parking condo_garage parking_garage garage_spot assigned_parking parking_spot underground_garage deeded carport parking_space multi_unit assigned_spot',
  share:
    'community_solar share sharing neighbors share_power share_with split neighbors_share cooperative subscription_solar virtual_net give_power sell_to_my_neighbor solar_farm_share shared pool_together sell_it_to',
  howLong:
    'how_long weeks months timeline how_soon take_long time_frame timeframe weeks_does months_does how_quickly by_christmas by_winter by_thanksgiving lead_time wait_time drag_on install_time how_fast_can done_by turnaround schedule',
  next: 'next_step what_happens_next then_what how_do_we next_steps what_happens what_now now_what process from_here move_forward moving_forward call_me_next follow_up contact_me go_ahead proceed what_do_i_do_now get_started',
  first:
    'first start order begin priority starting which_order what_order prioritize order_of begin_with top_priority where_to_start first_thing tackle before_the',
  exact:
    'accurate exact reliable estimate numbers trust_the accuracy estimates rough ballpark_numbers trust_these how_sure guesstimate made_up calculate precise exactly take_to_the_bank figures guess',
  who: 'who_are you_guys company make_money commission who_are_you who_is_behind who_runs about_your_company wattnest company_behind what_company who_owns based_in startup website_run',
  installer:
    'contractor installer companies tradespeople electrician installers contractors electricians hvac hvac_guy plumber company roofer technician tradesman outfit handyman crew',
  trust:
    'vetted vetting trustworthy reputable scam swindle ripped door_to_door shady vet legit scammers hacks licensed certified reviews references screened background_check crook crooks honest bbb fly_by_night',
  guarantee:
    'guarantee promise guaranteed promised on_the_hook hold_you_to doesnt_save less_than_promised accountable money_back_guarantee production_guarantee what_if_it_doesnt liable',
  warranty:
    'warranty warranties defect broken repair faulty liable covered coverage repairs defective breaks_down inverter_dies manufacturer_warranty workmanship craps_out_after',
  bankrupt:
    'bankrupt out_of_business insolvent bankruptcy belly_up went_under goes_under shut_down_company folded closed_down gone_under sunpower_bankrupt',
  maintain:
    'maintenance maintain cleaning clean service servicing service_it serviced tune_up clean_the filters wash hose dust dirt bird pollen upkeep check_up annual_service look_after leaves droppings',
  insure:
    'insur insurance insured homeowners_policy premium premiums policy claim claims deductible_insurance liability state_farm homeowners_insurance underwriter insurer cover_it',
  data: 'data privacy spam email_address personal_info delete personal_information my_info information sell_my_info phone_number robocalls share_my personal_data gdpr delete_my store_my info third_parties telemarketers',
  free: 'free no_charge obligation fee at_no_cost do_i_pay_you charge_me fees cost_to_use strings_attached for_free is_this_free no_cost get_a_bill_for',
  climate:
    'climate carbon co2 environment green emissions carbon_footprint planet eco_friendly greenhouse global_warming manufacturing_footprint polluting cleaner coal dirty embodied environmental',
  quote:
    'quote quotes bid bids compare proposal proposals comparing estimates_from three_quotes apples_to_apples which_bid fine_print red_flags',
  person:
    'human person phone call talk_to real_person speak_to talk_to_someone agent representative call_someone phone_call call_back live_person somebody_call operator robot customer_service speak_with',
  farm: 'farm barn ranch farms dairy acres agricultural chicken_house cattle grain_bin pole_barn usda reap equipment_shed machine_shed greenhouse_farm field cows',
  old20:
    'after_20 old_system contract_expires contract_ends twenty_years_old contract_is_up expires expired agreement_ends end_of_the_contract end_of_contract srec_ends old_contract',
  poor: 'fixed_income low_income social_security disability retired_on food_stamps cant_afford afford medicaid unemployed single_mom limited_income broke poor liheap weatherization_assistance little_money snap tight_budget minimum_wage pension paycheck_to_paycheck',
  advance:
    'up_front upfront deposit down_payment_before prepay prepayment in_advance before_they_start half_down wants_money wire pay_before before_he money_down payment_schedule full_payment before_any_work',
  waiting:
    'wait hold_off hold_out next_year now_or_later hurry rush deadline runs_out act_now right_time sit_tight before_it_ends expire this_year come_back better_later wait_until',
  signed:
    'sign signed_a signing contract contracts already_signed already_installed already_ordered already_started commit agreement signature',
  salesman:
    'salesmen sales_rep rep sales_guy door_to_door knocked knocking at_my_door came_to_the_door pushy pressure pressured high_pressure clipboard tablet pitch telemarketer sales_pitch doorbell',
  withdraw:
    'cancel cancellation back_out get_out_of rescind right_to_cancel three_day cooling_off undo void three_days out_of_the_contract',
  emergency:
    'emergency no_heat died_last_night quit_working quit furnace_died wont_start wont_turn_on not_working stopped_working broke_down dead newborn no_hot_water out_of_heat furnace_out freezing_in_here shut_down_on kaput gave_out heat_is_out conked',
  fault:
    'error_code fault not_producing half_of produce_half underperforming not_working_right wont_call_back wont_pick_up wont_answer ghosted botched shoddy wired_wrong bad_install poor_workmanship short_cycling complaint red_light offline stopped_producing ignoring_me',
  age: 'years_old yr_old old_boiler old_furnace aging still_running still_works when_to_replace how_old replace_before ancient how_much_longer still_chugging on_its_last installed_in',
  region:
    'state county city town municipal local california texas florida new_york massachusetts colorado oregon washington ohio michigan arizona new_jersey vermont illinois zip zip_code statewide',
  government:
    'federal feds washington_dc government uncle_sam inflation_reduction_act department_of_energy trump biden congress white_house',
  brandName:
    'brand brands mitsubishi daikin carrier trane lennox lg samsung bosch fujitsu goodman rheem panasonic qcells rec enphase solaredge sma tesla_brand chinese made_in manufacturer manufacturers best_make model maker gree midea',
  percent: 'percent half third share_of portion fraction',
  howMuch: 'how_much what_does_it_cost how_many amount what_will what_would',
  allowed:
    'allowed allow can_they can_i_legally legally permitted forbid forbidden prohibit prohibits right_to entitled stop_me say_no refuse deny let_us let_me',
  must: 'must have_to need_to required do_i_need should_i necessary got_to gotta obligated mandatory_to supposed_to',
  which: 'which better best versus vs difference rather_than instead_of compared either worse or_should',
  danger:
    'dangerous danger risk risky safe safety harmful worried scared afraid hazard toxic radiation health unsafe emf',
  whatIs: 'what_is what_does_that_mean meaning mean_by definition stand_for what_are_those jargon',
  isTrue:
    'is_it_true is_that_true true heard_that i_heard rumor read_that they_say someone_told facebook youtube brother_in_law news internet coworker buddy',
  when: 'when how_soon at_what_point what_age best_time what_time',
  household:
    'family_of household people_in kids family kwh_a_month kwh_per_month we_use per_month person_home family_size four_of_us square_foot usage_is',
  everything:
    'everything whole_thing all_of_it entire whole_house all_in total package all_together complete altogether whole_shebang electrify',
  heatLoad:
    'manual_j load_calculation heat_load how_many_tons tons ton btu btus how_big_heat sizing_heat oversized_heat size_heat_pump short_cycle heat_loss calculation right_sized ton_unit',
  gridFee:
    'delivery_charge delivery_charges transmission distribution_charge fixed_charge customer_charge connection_fee service_charge grid_fee grid_fees basic_charge minimum_bill demand_charge',
  fuelPrice:
    'gas_prices oil_prices fuel_prices electric_rates rates_going_up prices_going_up price_of_gas price_of_oil price_of_propane natural_gas_price keep_climbing rate_hike rate_increase rising going_up inflation carbon_tax price_increase',
  neutral:
    'neutral independent_advice unbiased not_selling consumer_protection impartial energy_auditor objective third_party_advice nonprofit extension_office not_trying_to_sell second_opinion',
  heatPlan:
    'district_energy steam_loop thermal_network town_plan city_plan heat_network geothermal_network networked utility_plans pipe_down_our gas_lines_removed city_planning',
  newBuild:
    'new_build new_construction building_a_house new_home builder code_requires solar_mandate building_new new_house construct custom_home solar_ready',
  purchase:
    'buying closing just_bought house_hunting inspection_report buyer new_owner under_contract first_time_buyer purchased inherited inherit escrow bought_a fixer_upper',
  expand:
    'expand expansion add_more add_panels more_panels bigger_system enlarge upgrade_system existing_system additional_panels second_array tack_on add_on',
  weight: 'weight structural load_bearing hold_the_weight engineer support_the collapse pounds trusses heavy sag',
  street: 'street_parking park_on_the_street on_street curb curbside no_driveway no_garage park_outside lamppost alley',
  publicStation:
    'public public_charging public_charger fast_charger fast_chargers dc_fast supercharger superchargers electrify_america rest_stop evgo walmart workplace_charging at_work grocery',
  stateOfCharge:
    'full_charge charge_limit battery_in_the_car car_battery ev_battery battery_health pack degrade_the_car fast_charging_hurt overnight_full battery_degradation keep_it_plugged',
  secondMeter:
    'heat_pump_rate electric_heat_rate heating_rate all_electric_rate special_rate separate_meter second_meter winter_rate discount_rate cheaper_rate all_electric heat_pump_plan',
  dayTime:
    'daytime during_the_day midday work_from_home in_the_driveway noon sunlight_charge solar_charge charge_from_solar charge_with_solar charge_off_my sun_charging',
  tenantPower:
    'sell_power_to_tenants tenants_electricity master_meter submeter sub_meter to_the_tenants my_tenants_power power_to_renters common_area vnem',
  oldAge: 'seventy eighty retired retiree live_long at_my_age golden senior seniors elderly old_to grandma',
  legalUmlage: 'pass_the_cost pass_it_on pass_costs increase_rent rent_increase charge_tenants',
  spam: 'calls bombarded harassed unwanted dont_call do_not_call stop_calling fifty_calls sell_my lead list',
  commission:
    'commission commissions kickbacks kickback make_money get_paid who_pays_you who_pays how_do_you_earn whats_in_it catch business_model paid_by referral_fee sponsored your_cut',
};
