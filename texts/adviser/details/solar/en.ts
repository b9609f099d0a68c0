import type { DetailTexts } from '#texts/adviser/details/ids.ts';
import { say } from '#texts/adviser/figures/answer.ts';

const solarYieldFromPanels = say(
  'First size, then yield: number of panels times watts, divided by a thousand, gives kWp; that times the yearly value of your region, in Central Europe about a thousand kWh per kWp, gives the kWh a year. A present-day panel of a little over four hundred watts thus makes about four hundred kWh, a square meter about two hundred. A family without heat pump and car uses three to four thousand kWh a year.',
);

const orientationNorth = say(
  'A north roof is not useless: at {modelTilt} degrees it makes {northShare} of a south roof, depending on the place, and the flatter the more; at about ten degrees it is some four fifths. Steep north slopes rarely pay. Fill the better sides first and add the north if you can use the power yourself and the scaffold is up anyway.',
);

const orientationVertical = say(
  'Upright on a south wall, panels make {verticalShare} of a pitched south roof depending on the place, with a strong share in winter and no snow on them. On a fence facing east and west the power comes in the morning and evening. A good addition when the roof is full or shaded; fixing usually costs more, and walls face stricter building rules.',
);

const roofAgeCost = say(
  'A new roof often costs as much as the panels on it or more; for the quick estimate we put {roofReplacementEur}, for a whole house roof with insulation it can be several times that. Done together with the solar system you save the second scaffold and the second trip. Get two roofers’ quotes, split into scaffold, battens, covering and insulation.',
);

const shadeTree = say(
  'A tree is rarely a dealbreaker: in the west or east it mostly costs little, in the south with midday shade often a quarter or more of the panels it hits. You almost never have to cut it; often it is enough to leave the shaded spots free or thin out the crown. Bear in mind that it grows and that it cools the house in summer.',
);

const shadeNeighbor = say(
  'There is mostly no right to unshaded sun: you can make a neighbor cut only if trees or hedges break the distances and heights of local law; against a permitted new building it does not help. Talk early, offer to pay for the trimming, and put it in writing. Plan so that the system works out with a bit more shade too.',
);

const hailWhichPanel = say(
  'Ask for the test certificate and hail rating: panels with a higher class were shot at with larger ice balls than the standard asks. Thicker tempered front glass stands more but costs a little extra; thin glass-glass is not tougher by itself. In hail country that pays; nets or blankets over the panels do not.',
);

const fireSafetyPlace = say(
  'The battery is best placed in a dry, cool utility room, basement or garage, on a surface that does not burn, away from stored goods and gasoline, with an interconnected smoke alarm. Bedrooms, the only escape route and stairwells are out; hot attics and damp basements are unsuitable. Next to a dryer or boiler keep the distance the manual gives.',
);

const fireSafetyProtection = say(
  'A firefighter’s switch is as a rule not required on a single-family home and hardly prevents fires; more important are matching connectors of one maker, neatly run cables and an inverter that detects arcs. A smoke alarm near inverter and battery makes sense. Have connections checked every few years, ideally with a thermal camera; distances to the neighbor’s fire wall follow local building law.',
);

const systemSizeArea = say(
  'Count {roofPerKwp} m² of roof per kWp, including margins and distance from dormer, chimney and windows. A small row-house roof thus carries four to six kWp, a whole single-family roof often ten and more. Small leftovers and shady bits are left out.',
);

const recyclingCost = say(
  'In the EU and Switzerland disposal for households is already in the purchase price: makers and dealers must finance it in advance, also for companies that no longer exist. Dismantling and transport remain yours; if a disposal firm charges per panel, hand the panels in yourself. You need to put money aside only for dismantling and scaffold.',
);

const recyclingBattery = say(
  'Makers and dealers take the battery back, in the EU and Switzerland free of charge; a professional firm must remove and transport it, because large lithium batteries are dangerous goods. Copper, aluminum, nickel and cobalt are mostly recovered from the cells, increasingly lithium too; good packs get a second life first. Never put it in the trash, and do not move damaged or swollen ones yourself.',
);

const balconyRefusal = say(
  'Tenants mostly have no right to it here: anything hung outside needs the landlord’s consent, in a condo or HOA that of the association. After a no, a new proposal often helps: behind the railing without drilling, with liability cover and removal at your cost. Get the consent in writing.',
);

const balconySocketPlug = say(
  'Up to the allowed power the kit may go into an ordinary fixed socket; no electrician is required. Have one come if the wiring or socket is old or loose or there is no residual-current protection. Do not use a power strip. The prongs are dead at once when unplugged, because the inverter shuts off.',
);

const balconyOldMeter = say(
  'An old meter with a spinning disk can run backward when you have a surplus and therefore has to be replaced; report the kit and the grid operator will come by itself, usually at no cost to you. Whether you may plug in before that the operator tells you. Do not leave it running backward unreported.',
);

const balconyOtherPlaces = say(
  'What counts is always the rule of the country where you plug it in: Germany and Austria allow {plugInDeWatt}, Switzerland {plugInChWatt}, the US only a few states. A kit you bring along must be set to the local limit and have a declaration of conformity valid there. For other countries I do not know the rules.',
);

const balconyYieldPayback = say(
  'Divide the price of the set by the saving per year. With good sun and daytime use it is usually four to eight years, with shade or little use longer; the modules themselves last {panelYears} years. A cheap set without storage is paid off fastest.',
);

const balconyYieldSetPrice = say(
  'A set with two modules, inverter and cable costs a few hundred; mounts for the railing often come on top, and storage easily doubles the price. More than the necessary accessories hardly brings more power. Look for an approved inverter and a mount certified for wind.',
);

const balconyYieldDirection = say(
  'Upright to the east or west a module yields about {verticalWest} of a good south roof, to the south {verticalShare} depending on the place, to the north only around {verticalNorth}. So east and west usually still pay, as the power comes in the morning or evening; north hardly. Tilting brings noticeably more in summer; a tree or wall in the way often costs more than the direction.',
);

const balconyYieldUnused = say(
  'Whatever nobody uses at that moment flows into the grid unpaid. Even if you are out all day, though, fridge, router and standby keep running, and a household often still uses a third to a half that way. The smaller your use, the more likely one module is enough; running washer and dishwasher at noon by timer helps most.',
);

const farmRoofHowMuchFits = say(
  'Divide the usable roof by {roofPerKwp} m² per kWp: a thousand square meters hold about a hundred and seventy to two hundred kWp. Take off edges, skylights and a steep north side; east-west is fine. How big makes sense is decided by your daytime use and the grid connection, not by the roof alone.',
);

const farmRoofGridTooWeak = say(
  'Ask for the grid connection in writing before you order anything; only the answer tells how much is possible and whether a transformer is needed. If the grid is too weak, limited export often helps: the array is larger, only what the grid can bear is exported, the rest is used or stored. The line and the meter board on your own land are usually yours to pay.',
);

const expandSolarPermission = say(
  'An addition too must be reported to the grid operator or utility beforehand and be connected and checked by a professional; often a simplified form is enough. If the capacity passes a limit, another meter, remote control or an export limit can be added. Without notice you risk the payment and your insurance cover, even with only two or three panels.',
);

const solarTilesPrice = say(
  'Count on a noticeable extra price for in-roof panels and a hefty one for small solar tiles or shingles, as they take far more connectors, handwork and flashing. The fair comparison is a new roof plus ordinary panels, since the tiles saved must be subtracted; it nearly always stays dearer. The extra seldom comes back through power, it pays for the looks.',
);

export const en: DetailTexts<'solar'> = {
  solarWorth: {
    awayByDay: {
      question: 'Is solar worth it if we’re out all day?',
      answer: say(
        'Even if you are out all day, solar mostly works out: refrigerator, router and standby run all the time, weekends count, and washer, hot water or car can be set to midday. You then use a fifth to a quarter yourself rather than a third. Choose a system that fits rather than a huge one, and run the numbers for a small battery; where exports get full credit you need none.',
      ),
    },
    lowUse: {
      question: 'Is solar worth it if I use little electricity?',
      answer: say(
        'With low use a small system still pays, but more slowly: the fixed costs of crew, permit and hookup are spread over less saving. From about two thousand kWh a year it is worth a look, above all if a car, heat pump or electric water heater will join. Below that, plug-in solar, where allowed, or community solar is often the wiser choice.',
      ),
    },
    smallRoof: {
      question: 'Is solar worth it on a small roof?',
      answer: say(
        'Even a small roof can be worth it: ten to twelve panels need only about twenty-five square meters (two hundred and seventy square feet) and already cover a good part of a household. A small system costs more per kW, though, since crew and wiring stay the same. If fewer than about six to eight panels fit, also look at the garage or carport or, where allowed, plug-in solar.',
      ),
    },
    placeAndWeather: {
      question: 'Is solar worth it in the north, in fog or in mountains?',
      answer: say(
        'Mostly yes: fog, mountains and northern places reduce the yield less than people think. At northern latitudes a good two thirds of the power comes from April to September, so gray winter weeks cost only a few percent of the year. High places with clear, cold air even bring more. Critical is only a mountain, forest or building that casts shade for hours in summer, or a steep north roof.',
      ),
    },
    stillNow: {
      question: 'Is solar still worth it with fewer incentives?',
      answer: {
        de: say(
          'It is still worth it, only the gain now comes from using the power yourself: each kWh you use saves around {powerPriceDe}, while exports from new small systems earn {feedInDe}. In return panels have become far cheaper. So build to fit your use, and reckon on {solarPayback} years until it has paid off.',
        ),
        at: say(
          'It is still worth it, only the gain now comes from using the power yourself, because exports earn little, and the last round of the federal grant is over, a new one only announced. In return panels have become far cheaper. So build to fit your use, look into an energy community for the surplus, and reckon on {solarPayback} years until it has paid off.',
        ),
        ch: say(
          'It is still worth it, only the gain now comes from using the power yourself: each kWh you use saves {powerPriceCh} on average, while exports earn much less, depending on the utility. The federal payment and the tax deduction still carry part of the cost. Build to fit your use, and reckon on {solarPayback} years until it has paid off.',
        ),
        us: say(
          'In many places it is still worth it, only more slowly: the federal tax credit for homeowners ended on {creditsEnded}, and some utilities pay little for exports. What decides is your power price, how exports are credited and the share you use yourself. With high rates or full credit it pays off in {solarPayback} years or sooner.',
        ),
      },
    },
    holidayHome: {
      question: 'Is solar worth it on a vacation home?',
      answer: say(
        'For a vacation home solar pays only if power is needed without you too or exports are well credited: for frost protection, water heater, pool or summer rental. Used only on weekends, most of it goes out cheaply; then a few panels are enough. For a cabin without a grid connection it is different, there solar with a battery is mostly the cheapest.',
      ),
    },
    investment: {
      question: 'Is solar a good investment?',
      answer: say(
        'As an investment a fitting system brings roughly three to seven percent a year over its life of {panelYears} years, the more the dearer your power and the more you use yourself. Unlike stocks the return is fairly safe, but the money is stuck in the roof. Saved power is not taxed either, so it usually beats a savings account as long as you stay long enough.',
      ),
    },
    notFor: {
      question: 'When is solar not worth it?',
      answer: say(
        'Solar is rather not for you if the roof must soon be renewed and that is not done first, if it is shaded for hours in summer, if all you have is a steep north roof, or if you will move soon. Solar is no scam, but there are overpriced offers and empty promises. Regret mostly comes from contracts that were too dear or batteries too big; get three quotes.',
      ),
    },
  },
  solarYield: {
    promise: {
      question: 'Is the output in my solar quote realistic?',
      answer: {
        de: say(
          'Divide the promised kWh by the size in kWp: with a good south pitch and no shade, {yieldDe} are credible depending on the place, east and west reach {eastWestShare} of that. For clearly more the company should show a simulation of your roof. You can check it yourself with the EU’s free PVGIS.',
        ),
        at: say(
          'Divide the promised kWh by the size in kWp: in eastern Austria about {yieldVienna} is credible with a good south pitch, east and west reach {eastWestShare} of that, in narrow valleys it is less. For clearly more the company should show a simulation of your roof. You can check it yourself with the EU’s free PVGIS.',
        ),
        ch: say(
          'Divide the promised kWh by the size in kWp: on the Swiss Plateau {yieldCh} are credible with a good south pitch and no shade, east and west reach {eastWestShare} of that, sunny mountain sites more. For clearly more the company should show a simulation of your roof. You can check it yourself with sonnendach.ch or PVGIS.',
        ),
        us: say(
          'Divide the promised kWh by the size in kW: most south-facing sites lie between {yieldSeattle} as in Seattle and {yieldDenver} as in Denver, the Southwest goes higher. East and west reach {eastWestShareUs} of that. Enter address, tilt and direction in the free PVWatts; if the quote is more than a tenth above it, have it explained.',
        ),
      },
    },
    lessThanExpected: {
      question: 'My solar panels make less than expected, is that normal?',
      answer: say(
        'A difference of ten to fifteen percent between a good and a poor solar year is normal, and single days can drop to a fifth. Compare with neighbors or with the year’s sunshine. If more than fifteen percent is missing over months, have somebody look for shade, dirt, a failed string or curtailment.',
      ),
    },
    seasons: {
      question: 'How much more does solar make in summer than in winter?',
      answer: say(
        'About seven tenths of a year’s power comes between April and September in Central Europe and the northern US; a July easily yields five times a December, more with fog or snow, while the sunny South is more even. On a clear June day one kilowatt gives five to seven kWh, on a dull winter day often less than half of one. So reckon with the year, not with one month.',
      ),
    },
    peak: {
      question: 'Do solar panels reach the power on their label?',
      answer: say(
        'Rarely: the rating on the label holds in the laboratory with cool cells and perpendicular sun; on a roof seven to nine tenths of it is a good peak. Heat costs roughly a third of a percent per degree Celsius, so clear, cool spring days are often the best. The inverter or an export limit can cap the peak too, which costs little over the year.',
      ),
    },
    place: {
      question: 'How much does solar output depend on the place?',
      answer: {
        de: say(
          'The difference between the coast and the edge of the Alps is smaller than many think: {yieldDe} from the dull northwest to the southeast, roughly a sixth. Direction, pitch and shade often matter more: east and west bring {eastWestShare}, north {northShare}.',
        ),
        at: say(
          'Between the east, south and alpine foothills the difference is mostly only about ten percent around {yieldVienna}; in narrow valleys the horizon takes more, sunny heights add some. Direction and shade often matter more: east and west bring {eastWestShare}, north {northShare}.',
        ),
        ch: say(
          'On the Plateau it is {yieldCh} with a good south pitch; Valais, Ticino and sunny heights above the fog lie higher, foggy places and narrow valleys lower. sonnendach.ch shows the value for your address. Direction counts too: east and west bring {eastWestShare}, north {northShare}.',
        ),
        us: say(
          'Between dull and sunny regions there is roughly a third to a half more: {yieldSeattle} in Seattle, {yieldDenver} in Denver, the Northeast and Midwest in between, the Southwest highest. Altitude and cool air help, heat costs a little. PVWatts works it out for your address free of charge.',
        ),
      },
    },
    fromPanels: {
      question: 'How do I work out what my panels make in a year?',
      answer: {
        de: solarYieldFromPanels,
        at: solarYieldFromPanels,
        ch: solarYieldFromPanels,
        us: say(
          'First size, then yield: number of panels times watts, divided by a thousand, gives kW; that times the yearly value of your region, such as {yieldSeattle} in Seattle and {yieldDenver} in Denver, gives the kWh a year. A present-day panel of a little over four hundred watts thus makes about four hundred and fifty to six hundred kWh. A typical household uses around ten thousand kWh a year.',
        ),
      },
    },
  },
  orientation: {
    north: {
      question: 'Are solar panels on a north roof worth it?',
      answer: {
        de: orientationNorth,
        at: orientationNorth,
        ch: orientationNorth,
        us: say(
          'A north roof is not useless: at {modelTilt} degrees it makes {northShareUs} of a south roof, most in the southern states and on shallow roofs. Steep north slopes rarely pay. Fill south, west and east first and add the north only if you can use the power yourself.',
        ),
      },
    },
    pitch: {
      question: 'What roof pitch is best for solar?',
      answer: say(
        'About thirty to forty degrees facing south gives the most, but pitch matters little: between roughly fifteen and fifty degrees a south roof loses only a few percent. Steep roofs make more in winter and shed snow, shallow ones forgive a poor direction. Below about ten degrees more dirt stays on the glass.',
      ),
    },
    tiltFrames: {
      question: 'Do tilt frames for panels pay off on a pitched roof?',
      answer: say(
        'On a pitched roof, tilt frames almost never pay: the gain is usually a few percent, while frames and fixings cost more, wind gets a hold, and rows shade each other so fewer panels fit. Flush with the roof is better. Frames make sense on flat roofs; trackers do not pay at a house either.',
      ),
    },
    vertical: {
      question: 'How much do upright solar panels on a wall make?',
      answer: {
        de: orientationVertical,
        at: orientationVertical,
        ch: orientationVertical,
        us: say(
          'Upright on a south wall, panels make {verticalShareUs} of a pitched south roof depending on the place, more in the north than in the south, with a strong share in winter. On a fence facing east and west the power comes in the morning and evening. A good addition when the roof is full or shaded.',
        ),
      },
    },
    slightlyOff: {
      question: 'Is southeast or southwest good enough for solar?',
      answer: say(
        'Southeast and southwest are almost as good as south: up to about forty-five degrees off, only a few percent a year are lost, and twenty degrees are hardly noticeable. Southeast delivers a bit earlier, southwest a bit later in the day. On a compass south is one hundred eighty degrees, in a design sometimes zero; ask how it is counted.',
      ),
    },
    whichSide: {
      question: 'Which sides of my roof should get solar panels?',
      answer: say(
        'Take first the largest unshaded area nearest to south; mixing two sides is no problem if each gets its own inverter input. East and west together spread the power over the day, so you use more of it yourself. If you cook, charge or cool in the evening prefer west, if you need much in the morning, east.',
      ),
    },
  },
  flatRoof: {
    withoutHoles: {
      question: 'Do solar panels need holes drilled in a flat roof?',
      answer: say(
        'Drilling is mostly not needed: the racks sit on protective mats and are held by concrete blocks, gravel or green-roof soil. That leaves the membrane whole; what matters is the protective mat, clear drains and a roofer who checks the membrane first. Where wind or weak structure demands it, single points are bolted and properly flashed.',
      ),
    },
    carry: {
      question: 'Can my flat roof carry the weight of solar panels?',
      answer: say(
        'Concrete decks almost always can, wooden joists, sheet-metal halls and old prefab garages often cannot. A structural engineer works it out from the plans: ballasted east-west systems mostly weigh fifteen to thirty kilos per square meter (three to six pounds per square foot), more at the edges, plus the snow load. If it is not enough, light aerodynamic systems, taking off gravel or reinforcement help.',
      ),
    },
    rows: {
      question: 'Which way should solar panels on a flat roof face?',
      answer: say(
        'On a flat roof east-west rows tilted about ten degrees are mostly the best choice: more power fits on the roof, output spreads over the day, and less ballast is needed. Each panel makes {flatShare} of a good south roof. Rows facing south make more per panel but need spacing against shade and more weight; they suit plenty of room or snow.',
      ),
    },
    membraneFirst: {
      question: 'Should I renew my flat roof before adding solar?',
      answer: say(
        'If the membrane is older than about fifteen to twenty years or cracked, renew it first, ideally in one go with the same crew on site: the panels stay for decades, and clearing them off later costs a lot. A younger, tight membrane can stay. Ask beforehand whether the roofer’s warranty holds with racks on it, and have ponding water fixed.',
      ),
    },
    wind: {
      question: 'Will wind lift solar panels off a flat roof?',
      answer: say(
        'Properly calculated ballast systems hold in storms too: the maker works out for your place, building height and roof edge how much weight goes where, and low rows with wind deflectors offer little hold. A strip along the edge stays free. In hurricane zones, on tall buildings or by the sea anchors are added. Ask for the wind calculation in the quote.',
      ),
    },
    greenAndUse: {
      question: 'Can I combine a green roof and solar?',
      answer: say(
        'Green roof and solar go well together: the soil serves as ballast and the plants cool the panels; it takes low growth and enough clearance. Paths to drains, hatches and for upkeep stay free, as does a strip behind a high parapet that casts shade. On a roof deck use a solar canopy or the unused part.',
      ),
    },
  },
  roofAge: {
    lifespan: {
      question: 'How long do roofs last, and is that enough for solar?',
      answer: say(
        'Clay tiles often last sixty to eighty years, concrete tiles forty to sixty, metal forty to fifty, slate a hundred, asphalt shingles only twenty to thirty. For panels the roof should have a good twenty years left. Condition decides: crumbling edges, many broken tiles, curling or bald shingles or a leaking underlayment mean it is due sooner than its age says.',
      ),
    },
    redoFirst: {
      question: 'Do I need a new roof before solar?',
      answer: say(
        'Redo it first if the roof leaks, tiles or shingles crumble, battens are rotten or the roofer gives it less than about fifteen years, because later all panels have to come down again. If it is dry and sound, they can go up now. Often the half under the panels is enough, and replacing single tiles and battens is a good middle way.',
      ),
    },
    cost: {
      question: 'What does a new roof before solar cost?',
      answer: {
        de: roofAgeCost,
        at: roofAgeCost,
        ch: say(
          'A new roof often costs as much as the panels on it or more; for the quick estimate we put {roofReplacementChf}, for a whole house roof with insulation it can be several times that. Done together with the solar system you save the second scaffold, and in-roof panels replace part of the tiles. For insulating the roof ask the Buildings Programme before work starts.',
        ),
        us: say(
          'For the quick estimate we put {roofReplacementUsd}; a large roof, metal or tile easily costs several times that. Done before the panels you save taking them off later. Get two roofers’ quotes, split into tear-off, underlayment and covering, and ask whether insurance pays something after a storm.',
        ),
      },
    },
    removeLater: {
      question: 'Can solar panels come down later for a new roof?',
      answer: say(
        'Panels can be taken off later and put back; that takes one or two days each way and costs a few thousand depending on size and scaffolding, on top of the new roof. Damaged hooks or old connectors are replaced on the occasion, and the yield is missing for some weeks. If the roof is foreseeably due within ten years, doing it now is cheaper.',
      ),
    },
    protects: {
      question: 'Do solar panels make an old roof last longer?',
      answer: say(
        'There is a little truth in it: below the panels less sun, hail and rain hits the covering. But they do not cure an old roof, because battens and underlayment go on aging, and the mounts strain weak spots. Rely on it only if a roofer finds the roof good for the next twenty years.',
      ),
    },
    inspection: {
      question: 'Who can tell whether my roof is good enough for solar?',
      answer: say(
        'An independent roofer judges the condition on site, ideally one who does not need the job: he checks covering, battens or decking, underlayment and whether it can be walked on. With old or sagging rafters a carpenter or engineer does the sums; panels with mounts mostly weigh fifteen to twenty kilos per square meter (three to four pounds per square foot). If two opinions differ, ask for photos and an estimated remaining life in writing.',
      ),
    },
  },
  asbestos: {
    recognize: {
      question: 'How do I find out if my roof contains asbestos?',
      answer: {
        de: say(
          'Fiber cement from before the asbestos ban of {asbestosDe} counts as containing asbestos until a lab sample shows otherwise; later sheets are free of it, some are stamped NT. You cannot tell by looking. Do not break off a piece yourself: a specialist or lab takes the sample and sends it in.',
        ),
        at: say(
          'Fiber cement from up to the ban of {asbestosAt} and shortly after counts as suspect; many roof sheets were free of it somewhat earlier, which an invoice or a lab sample proves. You cannot tell by looking. Do not break off a piece yourself, a specialist takes the sample.',
        ),
        ch: say(
          'In Switzerland you must reckon with asbestos in buildings from before {asbestosCh} until a lab sample shows otherwise. You cannot tell by looking; wavy sheets and gray slates of that time are nearly always suspect. Do not break off a piece yourself, a diagnostician takes the sample (list at Forum Asbest).',
        ),
        us: say(
          'You cannot tell by looking: gray fiber cement (“transite”), shingles and siding up to the eighties are suspect, and a full ban came only late in the US. Only a lab is certain. Do not break off a piece yourself; call an accredited asbestos inspector.',
        ),
      },
    },
    removal: {
      question: 'Who may remove an asbestos roof?',
      answer: say(
        'Stripping it belongs in the hands of a licensed specialist: the firm keeps the sheets wet, takes them off whole, packs them dust-tight and brings them to a landfill that accepts asbestos. A house roof usually takes a few days. Doing it yourself with a mask, a front loader or friends is dangerous and can cost a fine.',
      ),
    },
    cost: {
      question: 'What does asbestos roof removal cost, and who pays?',
      answer: say(
        'Whoever owns the roof pays for the removal, and there is no reliable average price for it. A quote counts the area, disposal by weight, scaffold and height; have the removal named apart from the new roof. Money just for asbestos is rare; ask your town, state or canton, sometimes an insulation grant helps with the new roof. It saves money to do removal, roof and solar on one scaffold.',
      ),
    },
    danger: {
      question: 'How dangerous is asbestos on a roof?',
      answer: say(
        'As long as the sheets lie firm and whole they give off hardly any fibers; drilling, cutting, breaking or power washing is what makes it dangerous. Walking on old sheets can break them too. If somebody has drilled already: do not sweep or vacuum, close the area off and have a specialist clean it; a single short contact is only a small risk.',
      ),
    },
    coverOver: {
      question: 'Is it enough to just cover asbestos under solar panels?',
      answer: say(
        'Covering, coating or merely clamping does not help: any mounting loads and damages the sheets, and building over asbestos roofs is either prohibited or refused by any serious firm. If only one side of the roof has asbestos and the other is provably new, solar can go on the new one as long as nobody steps on the old side or runs cables through it.',
      ),
    },
  },
  shade: {
    tree: {
      question: 'Can I go solar if a tree shades my roof?',
      answer: {
        de: shadeTree,
        at: shadeTree,
        ch: shadeTree,
        us: say(
          'A tree is rarely a dealbreaker: in the west or east it mostly costs little, in the south with shade from eleven to two often a quarter or more of the panels it hits. You almost never have to cut it; often it is enough to leave the shaded spots free or thin out the crown. Evergreens shade in winter too, and the tree’s shade saves on air conditioning.',
        ),
      },
    },
    smallObjects: {
      question: 'Does shade from a chimney or dormer cost much solar power?',
      answer: say(
        'Mostly only a few percent a year if the one or two panels right behind it are left out: a chimney, dormer or satellite dish throws a small wandering shadow. Thin shadows of wires or poles cost hardly anything. A dish or old antenna can be moved, which is cheaper than any electronics.',
      ),
    },
    optimizers: {
      question: 'Do optimizers or microinverters help with shade?',
      answer: say(
        'Optimizers and microinverters pay off when single panels are regularly shaded or face different ways: they keep these from holding back the others and bring some percent there. They do not make up for the shade itself. On an open roof, or when shade hits all panels at once, they are not worth the money; modern inverters already work around small shadows.',
      ),
    },
    wholeString: {
      question: 'Does one shaded panel stop the whole solar system?',
      answer: say(
        'Nowadays not everything stops: bypass diodes bridge the shaded part of a panel, and the others go on almost normally. You feel it when many panels of a string are partly shaded at once, which is why shaded and sunny ones go on separate strings. A leaf or some dirt does little harm; constant shade on the same spot can cause hot spots.',
      ),
    },
    horizon: {
      question: 'Do mountains or nearby houses cost much solar power?',
      answer: say(
        'Mountains, woods or neighboring houses that take the sun only in winter or early and late often cost just five to fifteen percent over the year, because most of the yield comes around midday from April to September. Four to six free hours around noon are mostly enough. You feel it in winter power; a steeper tilt helps there if any sun still reaches you.',
      ),
    },
    simulation: {
      question: 'How is shade on my roof measured for solar?',
      answer: say(
        'The installer measures the shade with photos or a horizon picture and works it into the yearly yield hour by hour with a program; ask for that number in writing, with and without shade. A sun-path app on your phone shows it roughly for a day in June and in December. If the shade is missing in the quote, the promised yield is too high.',
      ),
    },
    neighbor: {
      question: 'Must I accept shade from a neighbor on my solar panels?',
      answer: {
        de: shadeNeighbor,
        at: shadeNeighbor,
        ch: shadeNeighbor,
        us: say(
          'A right to unshaded sun exists only in a few states (such as California with its Solar Shade Control Act) or if you agree on a solar easement with the neighbor and record it. Otherwise you may only trim what hangs over your line. Talk early, offer to pay for the trimming, and plan for a bit more shade.',
        ),
      },
    },
    ownTree: {
      question: 'May I cut down my own tree for solar?',
      answer: {
        de: say(
          'Even your own tree may not always go: many towns protect it by a tree ordinance and ask for a permit from a certain trunk girth, often with replanting. From March to September hedges and bushes may only be trimmed gently ({natureLaw}); the law exempts trees in home gardens, but never nesting birds. Call the town’s environment office first; thinning the crown is often enough.',
        ),
        at: say(
          'Even your own tree may not always go: towns such as Vienna, Graz and Salzburg protect larger trees and ask for a permit, often with replanting; elsewhere it is mostly free. Nesting birds are always protected, so better cut in winter. Ask the municipal office first; thinning the crown is often enough.',
        ),
        ch: say(
          'Even your own tree may not always go: canton or commune decides; Geneva and Basel-Stadt, for instance, ask for a permit for larger trees, often with replanting, elsewhere it is mostly free. Nesting birds are protected, so better cut in winter. Ask the commune first; thinning the crown is often enough.',
        ),
        us: say(
          'Even your own tree may not always go: many cities ask for a permit from a certain trunk size or for protected kinds, such as oaks in California, and the HOA may have a say; street trees mostly belong to the city. Call the city first and have an ISA certified arborist see whether thinning is enough. Nesting birds are protected, so winter is better.',
        ),
      },
    },
  },
  snow: {
    clearing: {
      question: 'Do I have to clear snow off my solar panels?',
      answer: say(
        'As a rule leave the snow: a few winter days yield little, the roof is dangerous, and shovels, metal rakes or hot water can harm glass and warranty. From the ground you may pull loose snow off reachable panels with a soft foam rake. Never climb onto a snowy roof; if the load itself becomes a danger, a professional comes.',
      ),
    },
    covered: {
      question: 'Do solar panels make power under snow?',
      answer: say(
        'Under a closed cover of more than a few centimeters (an inch or two) almost nothing comes out, under a thin dusting still a little; zero watts is normal then. On roofs from about thirty degrees snow mostly slides off in one to three days, on flatter ones it can stay for weeks. Over the year it costs only a few percent in most places, more in heavy snow country, because it hits the dark months.',
      ),
    },
    winterShare: {
      question: 'How much of a year’s solar power comes in winter?',
      answer: say(
        'From November to January roughly a tenth of the year’s yield comes in Germany, the Pacific Northwest and other gray places, nearly a fifth in the sunny mountain West or high above the fog; a dull day brings a few kilowatt-hours. That covers part of lights and appliances, seldom a heat pump. In March it rises steeply.',
      ),
    },
    weight: {
      question: 'Can my roof and solar panels carry the snow load?',
      answer: say(
        'Certified panels carry high snow loads depending on type; the data sheet gives it in pascals, and snowy places need panels and rails with more reserve. What matters is that the installer calculates rafters and mounting for the ground snow load of your place and gives you the proof. Panels themselves weigh only about as much as a thin layer of snow; frost and ice do not burst the glass.',
      ),
    },
    sliding: {
      question: 'Can snow slide off solar panels and hit someone?',
      answer: say(
        'Snow often leaves smooth glass in one go: above doors, walkways and decks you need snow guards below the panels, or the area kept clear during a thaw. As a rule the owner is liable where protection was usual or required; the municipality knows local rules. Tell your liability and home insurer about the system.',
      ),
    },
    steepOrHeated: {
      question: 'Do steeper or heated solar panels help against snow?',
      answer: say(
        'In snow country steep or vertical panels help most: from about forty degrees hardly anything stays, on a facade nothing, and they use the low winter sun and the light from the snow. On ground mounts, height above the drifts helps. Heating mats or back-feeding power to melt snow mostly cost more than they bring.',
      ),
    },
    coldAndBright: {
      question: 'Does cold harm solar panels?',
      answer: say(
        'Cold, clear days are good: panels make more when cold, and snow on the ground reflects extra light, most of all onto steep and vertical ones. So a sunny February day can beat a dull summer day. Frost or thin ice costs an hour or two in the morning and does not harm the cells.',
      ),
    },
  },
  hail: {
    howBig: {
      question: 'How big a hailstone can solar panels take?',
      answer: say(
        'By the standard, panels stand hailstones of {hailTest} millimeters (about an inch); models with a higher hail rating are tested to thirty up to fifty (one and a quarter up to two inches). So golf-ball hail is survived best by such a model, tennis-ball hail safely by none. In ordinary storms breakage is rare and mostly hits single panels, not the whole array.',
      ),
    },
    whichPanel: {
      question: 'What hail rating should solar panels have?',
      answer: {
        de: hailWhichPanel,
        at: hailWhichPanel,
        ch: say(
          'Ask for panels from the Swiss hail register: hail resistance three (thirty millimeters) is the usual minimum, in hail areas such as the Emmental or central Switzerland better four. Some building insurers expect it. Thicker tempered front glass stands more, thin glass-glass not by itself; nets or blankets do not pay.',
        ),
        us: hailWhichPanel,
      },
    },
    wind: {
      question: 'Do solar panels hold in a storm?',
      answer: say(
        'A properly mounted array stands storms too: the installer calculates hooks, clamps and ballast for the design wind speed, height and roof edge of your house; ask for that proof, in hurricane zones with local product approval. When panels fly, the mounting was almost always too weak or wrong. Before a storm you need not cover or switch off anything, just secure loose things; have clamps checked every few years.',
      ),
    },
    afterStorm: {
      question: 'What should I do about my solar panels after heavy hail?',
      answer: say(
        'After heavy hail take photos from the ground, compare the output with the days before and report it to your insurer at once, even on suspicion. Do not touch panels with cracked glass, because they are live; a technician isolates and replaces them, since moisture makes them dangerous. Invisible cell cracks show in thermography or electroluminescence; they often cost little but can grow.',
      ),
    },
    whoPays: {
      question: 'Who pays for hail or storm damage to solar panels?',
      answer: say(
        'Hail and storm damage is paid by your homeowner’s insurance if the system is on the policy, otherwise by separate solar cover; check the wind and hail deductible and whether lost output is included. The maker’s warranty does not cover weather. If the mounting was at fault, the installer is liable; if a loose panel hits the neighbor, your liability cover pays.',
      ),
    },
    lightning: {
      question: 'Do I need lightning protection for solar?',
      answer: say(
        'A lightning rod is needed only if the building must have one anyway, and the array is then tied in; surge protection and grounding, which belong to the installation, protect against overvoltage. Panels do not attract lightning, and in a thunderstorm you need not switch anything off. A falling branch can break the glass as it would a skylight.',
      ),
    },
  },
  fireSafety: {
    firefighters: {
      question: 'Do firefighters put out a house with solar?',
      answer: say(
        'Firefighters do put out houses with solar; that they “let them burn” is a myth. The lines from the roof are live in daylight, so they keep a distance with the nozzle, about a meter (three feet) with a spray and five (sixteen feet) with a full jet. A label at the meter and a plan showing panels, inverter and battery help them most.',
      ),
    },
    place: {
      question: 'Where in the house is a home battery safest?',
      answer: {
        de: fireSafetyPlace,
        at: fireSafetyPlace,
        ch: fireSafetyPlace,
        us: say(
          'Common spots are the garage, a utility room or an outside wall; bedrooms and closets opening into them are ruled out by code. Indoors an interconnected smoke or heat alarm is usually required, outdoors a distance from windows and doors, in a garage protection from the car. The only escape route, hot attics and damp basements are out as well; the building department checks the spot with the permit.',
        ),
      },
    },
    batteryRisk: {
      question: 'How dangerous is a home battery?',
      answer: say(
        'A tested home battery can burn, but very rarely does; a study by RWTH Aachen University puts the risk at about that of a tumble dryer. If it happens, one cell heats the next, there is heavy smoke and possibly a flash: get out, close doors, call the fire department, do not fight it yourself. Homemade packs, crash or water damage and swollen cells are the real risk.',
      ),
    },
    chemistry: {
      question: 'Which type of home battery is safest?',
      answer: say(
        'Lithium iron phosphate cells are the most forgiving: they become unstable only at higher temperatures and release less heat than cells with nickel, manganese and cobalt. They are not incombustible either, the electrolyte can burn. Saltwater or sodium batteries are milder still, but rare and bulkier; test marks, monitoring and proper installation matter more than chemistry.',
      ),
    },
    warningSigns: {
      question: 'What do I do if my solar system smokes or smells burnt?',
      answer: say(
        'With smoke, sparks or great heat touch nothing: get out, close doors, call the fire department. If it only smells burnt or crackles, and the way is safe, switch off the inverter’s breaker first, then its DC switch, and call the installer the same day; switch nothing on until it is checked. A warm inverter, even a very hot heat sink, is normal, and so are quiet clicks of relays.',
      ),
    },
    hayAndWood: {
      question: 'Is solar a fire risk on a barn or timber house?',
      answer: say(
        'The risk rises only where cables run through hay, straw or dust; solar is common and permitted on timber houses and barns too. What matters: cables in metal conduit or outside, protected from rodents, the inverter on a board that does not burn away from the hay, and regular checks. For thatched roofs insurers advise against it: put the panels on an outbuilding or the ground there.',
      ),
    },
    protection: {
      question: 'What protects my solar system from fire?',
      answer: {
        de: fireSafetyProtection,
        at: fireSafetyProtection,
        ch: fireSafetyProtection,
        us: say(
          'On roofs the electrical code in most places requires rapid shutdown: a red switch by the meter lowers the voltage on the roof within seconds. Arc-fault protection in the inverter and clear access paths on the roof usually come with it. What matters are matching connectors of one maker, neatly fixed cables, a smoke alarm near the battery and a check every few years, ideally with a thermal camera.',
        ),
      },
    },
  },
  systemSize: {
    count: {
      question: 'How many solar panels do I need?',
      answer: {
        de: say(
          'Divide your yearly use by about {yieldDe}; that is the size in kWp that makes as much over the year. Per kWp you need a good two panels. For a few thousand kilowatt-hours that is about a dozen panels; more seldom hurts, as part goes to the grid anyway.',
        ),
        at: say(
          'Divide your yearly use by about {yieldVienna}; that is the size in kWp that makes as much over the year. Per kWp you need a good two panels. For a few thousand kilowatt-hours that is about a dozen panels; more seldom hurts, as part goes to the grid anyway.',
        ),
        ch: say(
          'Divide your yearly use by about {yieldCh}; that is the size in kWp that makes as much over the year. Per kWp you need a good two panels. For a few thousand kilowatt-hours that is about a dozen panels; more seldom hurts, as part goes to the grid anyway.',
        ),
        us: say(
          'Divide your yearly use by the local yield: about {yieldSeattle} in Seattle, {yieldDenver} in Denver. That is the size in kW that makes as much over the year; per kW you need a good two panels. Where exports get full credit this number fits, with poor export rates take a little less.',
        ),
      },
    },
    area: {
      question: 'How much roof area does a solar system need?',
      answer: {
        de: systemSizeArea,
        at: systemSizeArea,
        ch: systemSizeArea,
        us: say(
          'Count {roofPerKwUs} square feet of roof per kW, including the setbacks the fire code wants and distance from dormers and vents. A small roof thus carries about five kW, a large one ten and more. Small leftovers and shady bits are left out.',
        ),
      },
    },
    later: {
      question: 'How much more solar do I need for an EV and heat pump?',
      answer: say(
        'Plan the future need right away: an EV with average driving takes about two to three kWp more, a heat pump three to five depending on the house. Extending later costs a second scaffold or crew visit and often a new inverter. In winter, when the heat pump runs, even a large roof gives little.',
      ),
    },
    tooBig: {
      question: 'Should I fill the whole roof with solar panels?',
      answer: say(
        'The good sides yes, if exports are paid decently; otherwise four to six kWp will do for two people without a car. The last panels feed almost solely into the grid but cost little, because scaffold, planning and connection are paid for already. Shady corners do not pay.',
      ),
    },
    thresholds: {
      question: 'Are there limits on the size of my solar system?',
      answer: {
        de: say(
          'The thresholds are no reason today to leave the roof empty: from {smartMeterKwp} a smart meter is installed, above {feedInKwp} the tariff drops only for the part beyond, and up to {vatDeKwp} the zero tax rate applies. An inverter somewhat smaller than the sum of the panels is usual and no mistake, since they seldom reach full power.',
        ),
        at: say(
          'How much you may connect the grid operator tells you; if it sets a limit, exports can be throttled instead of leaving the roof empty. Very small systems often fail on the minimum number of panels per string. An inverter somewhat smaller than the sum of the panels is usual and no mistake, since they seldom reach full power.',
        ),
        ch: say(
          'How much you may connect the utility tells you; if it sets a limit, exports can be throttled instead of leaving the roof empty. Very small systems often fail on the minimum number of panels per string. An inverter somewhat smaller than the sum of the panels is usual and no mistake, since they seldom reach full power.',
        ),
        us: say(
          'Many utilities limit the system to about your past yearly use; with proof of a new car or heat pump more is often possible. The busbar in your panel can set a limit too. An inverter somewhat smaller than the sum of the panels is usual and no mistake.',
        ),
      },
    },
  },
  solarLifetime: {
    inverter: {
      question: 'When does the solar inverter need replacing?',
      answer: say(
        'The inverter usually lasts {inverterYears} years and is replaced once in the life of the panels; failing after nine to twelve years is common, after four years it is a case for the warranty. A cool, dry, shady place prolongs its life. Microinverters on the roof often have longer warranties, but replacing one costs labor and access.',
      ),
    },
    degradation: {
      question: 'How much output do solar panels lose over the years?',
      answer: say(
        'Count on about {degradation} less output a year, a little more in the first; after twenty years around ninety percent is left. A drop of a tenth within a few years is too much, though, and comes rather from shade, dirt, a failed string or a poor sun year. Compare several years and otherwise have it measured; the performance warranty covers real loss.',
      ),
    },
    oldSystem: {
      question: 'How long will my old solar system keep going?',
      answer: say(
        'Systems from around two thousand ten usually have ten to twenty good years ahead; there are panels from the eighties and nineties still at work. They do not stop suddenly but slowly deliver less. As long as they are safe and make decent power, leave them up; before buying, the yearly yields and a measurement show how things stand. Used panels pay only if very cheap.',
      ),
    },
    believable: {
      question: 'Do solar panels really last thirty years?',
      answer: say(
        'Thirty years is believable: many old systems run that long, and modern glass-glass panels tend to last longer. A thirty-year performance warranty is a maker’s promise, though, and only as good as the company; labor and scaffolding are often not included. Calculate cautiously with {panelYears} years for the panels and a second inverter.',
      ),
    },
    breaksFirst: {
      question: 'What wears out first in a solar system?',
      answer: say(
        'The inverter usually goes first, then plugs, cable ties or junction boxes; the glass with the cells lasts longest. Milky spots, a cracked backsheet, brown lines or hot spots are signs to have it checked but not always the end. If the backsheet tears or insulation drops, it is a safety matter: switch off and call the installer.',
      ),
    },
    climate: {
      question: 'Do heat or sea air age solar panels faster?',
      answer: say(
        'Frost, snow and altitude hardly harm tested panels, nor does hail of usual size; great heat ages them somewhat faster. Salt by the sea and ammonia from barns attack frames and connections: use panels with the matching certification there and corrosion-proof racks. The inverter belongs indoors in such cases.',
      ),
    },
    roof: {
      question: 'Do solar panels last as long as my roof?',
      answer: say(
        'A new roof lasts about as long as the panels or longer; if the roof is older than {roofOldYears} years, check it first or renew it at the same time. If the panels have to come down later, that costs labor, but they can go up again. Whoever builds at sixty or seventy usually replaces only the inverter once more; heirs benefit from the power too.',
      ),
    },
  },
  recycling: {
    where: {
      question: 'Where can I take old solar panels?',
      answer: {
        de: say(
          'From households the municipal recycling center takes panels, inverters and cables free of charge as electronic waste; with more than twenty panels agree on place and time first. If you are turned away, ask the county’s waste advice for the responsible collection point. Commercial systems go through the maker or a disposal firm; when panels are replaced, the installer often takes everything.',
        ),
        at: say(
          'From households the collection point of the municipality or district waste association takes panels and inverters free as old electrical devices; call ahead for larger amounts. When you buy new panels the installer often takes the old ones. Commercial systems go through makers and collection schemes.',
        ),
        ch: say(
          'SENS eRecycling collection points and dealers take back panels, inverters and cables free of charge, because the advance recycling fee is paid at purchase; that also goes for old panels. Points near you are at erecycling.ch; with many panels announce yourself or have them fetched. The ordinary municipal collection often does not take them.',
        ),
        us: say(
          'There is no nationwide take-back: ask first the installer, then the maker and your state’s environmental agency for a recycler nearby; the trade association SEIA keeps a list. Many landfills turn panels away, some states treat them as special waste. A fee per panel and the transport are usually yours to pay.',
        ),
      },
    },
    cost: {
      question: 'Who pays for disposing of old solar panels?',
      answer: {
        de: recyclingCost,
        at: recyclingCost,
        ch: recyclingCost,
        us: say(
          'In most states the owner pays: recyclers charge a fee per panel, plus dismantling and transport. A few states such as Washington have passed take-back duties for makers. Put in the contract who takes down and disposes in the end; with a lease it is the company that owns the system.',
        ),
      },
    },
    broken: {
      question: 'How do I dispose of a broken solar panel?',
      answer: say(
        'A cracked panel stays live in light: do not touch it, cover it or keep away, switch the system off and have a professional take it down. Then pack it with sturdy gloves in a box or sheet so nothing splinters, and hand it in separately as electronic waste. It does not belong in household trash, glass or rubble containers; pick shards off the bed, residues are hardly toxic.',
      ),
    },
    toxic: {
      question: 'Do solar panels contain toxic substances?',
      answer: say(
        'Common silicon panels are over nine tenths glass, aluminum, plastic and silicon; toxic is above all a little lead in the solder, firmly enclosed. Cadmium is found only in rare thin-film panels. In use and even when broken hardly anything reaches the soil; what is wrong is burying them or shipping them abroad, which take-back duties and export rules are meant to stop.',
      ),
    },
    recovered: {
      question: 'How much of a solar panel gets recycled?',
      answer: say(
        'Frame and glass, together a good four fifths of the weight, are recycled almost fully today; the EU requires at least eighty percent to be reused or recycled. Newer plants also recover silver, copper and silicon, not yet everywhere. The glass often becomes insulation or bottles, increasingly flat glass again, and melting takes far less energy than the panel delivered.',
      ),
    },
    battery: {
      question: 'What do I do with an old home battery?',
      answer: {
        de: recyclingBattery,
        at: recyclingBattery,
        ch: recyclingBattery,
        us: say(
          'Ask the maker or installer first, most take home batteries back; there is no nationwide duty. Removal and transport are for professionals, because large lithium batteries are dangerous goods. Recyclers recover most of the copper, aluminum, nickel and cobalt, increasingly lithium too; lead-acid batteries are taken by almost any auto parts store.',
        ),
      },
    },
    secondLife: {
      question: 'Can I sell or give away used solar panels?',
      answer: say(
        'Panels that still work you may sell or give away, for a shed, garage or off-grid setup; on the grid they seldom pay because of lower output and no warranty. Have them measured and pass on age and data sheet. Export as “used” requires tested function, otherwise it is illegal waste export; consider whether the panels cannot simply go on running on your roof.',
      ),
    },
  },
  balcony: {
    refusal: {
      question: 'Can a landlord or condo association forbid balcony solar?',
      answer: {
        de: say(
          'The landlord or owners’ association may refuse only for a good reason ({tenantLaw}, {ownersLaw}), such as a listed building or an unsafe fixing; taste or a uniform facade is as a rule not enough. They may have a say in the how: position, color, safe mounting, liability cover. Ask in writing with data sheet and deadline; if it stays at no, a tenants’ association or a claim for consent helps.',
        ),
        at: say(
          'In condominiums plug-in kits on a balcony or terrace need only an eased consent ({ownersLawAt}): notify all owners precisely; whoever does not object within two months has agreed, and if somebody objects a court can replace the consent. As a tenant you mostly have no right to it and ask the landlord; after a no, a new proposal without drilling, with liability cover and removal at your cost, often helps.',
        ),
        ch: say(
          'In a rental the owner or manager may say no: anything hung outside on the railing needs written consent, in a condominium that of the owners. After a refusal a new proposal often helps: behind the railing or on the balcony floor, black, with liability cover and removal at your cost. Standing it on your own balcony without drilling is more readily tolerated.',
        ),
        us: balconyRefusal,
      },
    },
    howManyWatts: {
      question: 'How many watts of plug-in solar are allowed?',
      answer: {
        de: say(
          'Allowed are {plugInDeWatt} at the inverter and {plugInDeModules} of panels, in total per meter, not per device: several panels or two small kits are fine as long as the sum fits. Balcony, patio, garden or garage makes no difference, and a battery is allowed too. More panel power than the inverter delivers is fine; it limits itself.',
        ),
        at: say(
          'Allowed are {plugInAtWatt} of output, in total behind the meter and not per device; several panels are fine if the inverter limits. Balcony, patio, garden or garage makes no difference. Above that it is an ordinary system that an electrician connects and the grid operator approves first.',
        ),
        ch: say(
          'Allowed are {plugInChWatt} at the inverter, per meter and not per device or person; a German kit with {plugInDeWatt} has to be limited to that. Balcony, patio, garden or garage makes no difference. Several panels are fine if the inverter limits; anything bigger a professional has to wire in.',
        ),
        us: say(
          'There is no nationwide limit: where plug-in solar is allowed, the state law names the maximum, usually per household and not per device. Where there is no such law, any device that feeds the wiring needs utility approval, in the yard too. Off-grid, with only a battery of its own, no utility limit applies.',
        ),
      },
    },
    registering: {
      question: 'Do I have to register plug-in solar?',
      answer: {
        de: say(
          'You only enter the kit in the Marktstammdatenregister, online, free, in about ten minutes and within a month of plugging it in; the grid operator learns of it from there. You need your meter number and the power of panels and inverter. If something is missing or you forgot, add it later; normally that brings no trouble.',
        ),
        at: say(
          'You have to notify the grid operator before plugging it in; most have a short form online. It asks for the metering point number, the power and the device’s declaration of conformity. A municipal permit is usually not needed; without notice you risk having to unplug it.',
        ),
        ch: say(
          'You have to notify the grid operator, usually your local utility, before plugging it in; there is a form, plus the device’s declaration of conformity. It is no permit and usually costs nothing. Without notice you can be told to unplug it; simply do it now.',
        ),
        us: say(
          'Your contact is the utility: before buying, ask in writing whether it allows plug-in solar and whether a notice is enough or an interconnection application is needed. If it demands that an unreported device be disconnected, unplug it; otherwise it may shut off service.',
        ),
      },
    },
    socketPlug: {
      question: 'Can I plug balcony solar into an ordinary outlet?',
      answer: {
        de: say(
          'Under the standard an ordinary socket will do up to {plugInDeSocket} of panels; above that it should be a special feed-in socket (Wieland). No electrician is needed to plug it in, but call one if the wiring is old or the socket loose. Do not use a power strip. The prongs are dead at once when unplugged, because the inverter shuts off.',
        ),
        at: balconySocketPlug,
        ch: balconySocketPlug,
        us: say(
          'Simply plugging a kit into an outlet is allowed only where your state permits it, and only with a listed device. Otherwise an electrician has to wire it to a circuit of its own, and the utility has to agree. European kits fit neither the voltage nor the code.',
        ),
      },
    },
    oldMeter: {
      question: 'Must my old meter be replaced for plug-in solar?',
      answer: {
        de: say(
          'You may start at once even with an old meter: that it runs backward on surplus is tolerated until it is replaced and is no offense. Through the register the grid operator learns of it, and the meter operator fits a modern meter; you get no separate bill for the swap.',
        ),
        at: balconyOldMeter,
        ch: balconyOldMeter,
        us: balconyOldMeter,
      },
    },
    fixingLiability: {
      question: 'Who is liable if a balcony solar panel falls down?',
      answer: say(
        'If a panel falls, you are liable; so get it in writing beforehand whether your personal liability policy covers plug-in solar, which newer ones mostly do. Use a mount made for your railing, with stainless brackets or bolts instead of cable ties, and check it after storms. On glass hang only what the railing’s maker allows; otherwise stand the panels on the floor.',
      ),
    },
    otherPlaces: {
      question: 'Where is plug-in solar allowed?',
      answer: {
        de: balconyOtherPlaces,
        at: balconyOtherPlaces,
        ch: balconyOtherPlaces,
        us: say(
          'Utah was the first state to allow plug-in solar expressly; some others have followed or are debating bills, and I have no reliable current list. Ask your state energy office or your utility. A kit from Europe must not be connected: it fits neither the voltage nor the listing rules.',
        ),
      },
    },
  },
  solarDuty: {
    roofRenewal: {
      question: 'Does a new roof mean I have to add solar panels?',
      answer: {
        de: say(
          'When the roof covering is fully renewed there is a duty in Baden-Württemberg, North Rhine-Westphalia, Lower Saxony, Hamburg, Berlin and Bremen; in Rhineland-Palatinate the roof need only be prepared, in Bavaria it is a recommendation for homes, several states ask nothing. Repairs, storm damage and some swapped tiles do not trigger it. Ask the building office before you hire the roofer.',
        ),
        at: say(
          'Renewing the roof of an existing single-family home generally triggers no solar duty; the building codes of the provinces aim at new and large buildings. Repairs and new tiles are never meant. The building authority of your municipality tells you whether your project counts as a major renovation.',
        ),
        ch: say(
          'On a roof renewal only some cantons require solar, most do not; the federation regulates only new buildings. Repairs and single tiles never count, a whole new covering may. Your canton’s energy office tells you before you file; it mostly makes sense anyway, since the scaffolding is already up.',
        ),
        us: say(
          'A new roof on an existing home triggers a solar requirement almost nowhere. One exception is New York City: when the whole roof deck or assembly is replaced, the city requires solar or a green roof, with exemptions for small or unsuitable roofs. Check with your building department if the roofer says otherwise.',
        ),
      },
    },
    newBuild: {
      question: 'Is solar required on a new building?',
      answer: {
        de: say(
          'For new homes there is a duty in Baden-Württemberg, North Rhine-Westphalia, Lower Saxony, Schleswig-Holstein, Hamburg, Berlin and Bremen, among others. Only part of the suitable roof is required, such as {dutyShareBw} in Baden-Württemberg or {dutyShareNi} of the roof area in Lower Saxony. Elsewhere a zoning plan or the municipality’s sales contract may demand it. Your architect shows compliance with the permit.',
        ),
        at: say(
          'For new buildings it depends on the province: Vienna asks for it on almost all of them, other provinces mainly on large buildings, some on single-family homes too. Mostly a minimum power in proportion to the floor area is enough. The building authority tells you before you file.',
        ),
        ch: say(
          'For new buildings, in most cantons: usual are {ownPowerCh} of own power per m² of heated area, just a few panels for a single-family home. The federation requires solar from a building footprint of {dutyAreaCh} m². Some cantons allow a fee or a share elsewhere instead; the energy office tells you the rule.',
        ),
        us: say(
          'Solar on new homes is required in California and in some cities, otherwise almost nowhere. In some other states and towns the roof only has to be “solar ready”. In California it also covers many detached granny flats (ADUs); conversions of existing space are exempt. Your building department confirms it with the permit.',
        ),
      },
    },
    existingHouse: {
      question: 'Do I have to add solar to an existing house?',
      answer: say(
        'An existing house on which you build nothing need not be retrofitted, not after buying, inheriting or renting it out either. There is no federal US law, and the EU’s buildings directive obliges no individual owners of existing homes; it addresses states and mainly new buildings. A duty can arise only with a new building or a major roof renewal; a few places go further, so ask the building department there.',
      ),
    },
    exemptions: {
      question: 'What exemptions are there from a solar mandate?',
      answer: say(
        'There are exemptions almost everywhere: too little suitable area, heavy shade, a pure north slope, heritage protection, a roof that cannot carry it, or costs that never pay back. They are not granted by themselves: file short evidence with the building office, such as a yield estimate from a solar company or an engineer’s statement, and get the exemption in writing.',
      ),
    },
    ignoring: {
      question: 'What happens if I ignore a solar mandate?',
      answer: say(
        'Whoever ignores the duty risks a fine and an order to retrofit, and on a new building the final inspection or occupancy permit may be held up. It is mostly checked through the proof filed with the building office, which makes spot checks. Better apply for an exemption or more time, which is nearly always cheaper than waiting. Flyers threatening big sums are mostly advertising.',
      ),
    },
    otherWays: {
      question: 'How else can I meet a solar mandate?',
      answer: say(
        'There are often other ways: in many places solar hot water counts too, the system may sit on the garage, facade or an outbuilding, or a third party may run it on your roof through a lease. Some places allow a fee or a share in a joint system, such as community solar. Plug-in solar, by contrast, is almost never enough. The ordinance of your state or canton says what is accepted.',
      ),
    },
    whichDate: {
      question: 'Which date counts for a solar mandate?',
      answer: say(
        'Mostly the day counts on which the permit application was filed; for roof work without a permit, the start of the work. Whoever filed before the cutoff builds under the old rule, even if finished later; a new or amended application can change that. The transition rule stands at the end of the law, and the building office confirms it in writing.',
      ),
    },
  },
  solarAfterSupport: {
    payment: {
      question: 'What do I get for my solar power once support ends?',
      answer: {
        de: say(
          'For power fed in you get the yearly solar market value minus a marketing fee, mostly just a few cents. For small systems that happens by itself if you report nothing else. Direct marketers seldom pay so much more that it is worth it for a few kWp.',
        ),
        at: say(
          'Afterwards OeMAG pays the market price or a trader its own rate; for that you need a new purchase contract, otherwise you get nothing. Compare offers in E-Control’s tariff calculator; energy communities often pay more too. See to it some weeks before the end.',
        ),
        ch: say(
          'Afterwards your utility must go on taking the power and pays its own rate, for small systems at least the legal minimum ({feedInFloorCh}) where it applies to yours. You can sell guarantees of origin on top. Before the end ask your utility whether you have to register anything.',
        ),
        us: say(
          'Afterwards the rate for new customers mostly applies: in some states still the full credit, in others only a fraction of the power price. Saved-up credits sometimes expire at the change, so ask the utility beforehand. SRECs end after a fixed number of years too, the system runs on all the same.',
        ),
      },
    },
    takeDown: {
      question: 'Do old solar panels have to come down when support ends?',
      answer: say(
        'You need not take anything down, nor switch it off: old panels mostly still give the larger part of their output, and each kilowatt-hour you use yourself saves the full price of power. Building anew makes more sense when the roof is redone, the inverter dies or you need far more power. Pay for removal only when it is really due.',
      ),
    },
    selfUse: {
      question: 'Should I use the power of my old solar panels myself?',
      answer: say(
        'Self-use brings the full price of power per kilowatt-hour instead of a few cents, so the change nearly always pays. An electrician rewires the system from full export to the house, and the grid operator changes the meter; you report the change. Get the price beforehand, it depends on the meter cabinet.',
      ),
    },
    register: {
      question: 'Do I have to re-register solar panels after support ends?',
      answer: {
        de: say(
          'Running on as such mostly needs no new registration. What you have to report are changes such as self-use, a battery or new panels, to the grid operator and in the Marktstammdatenregister. There is no new fixed payment for the old panels.',
        ),
        at: say(
          'The system mostly needs no new registration, but you must actively find a new buyer for your power. To the grid operator you report changes such as self-use, a battery or new panels. There is no new fixed payment for the old panels.',
        ),
        ch: say(
          'Running on as such mostly needs no new registration; your utility and Pronovo write to you before the end. What you have to report are changes such as self-use, a battery or new panels. There is no new fixed payment for the old panels.',
        ),
        us: say(
          'Running on mostly needs no new approval; the utility moves you to the new rate and writes beforehand. More panels, a battery or a new inverter, though, often need a new interconnection application and can end the old rate early. Ask before any change.',
        ),
      },
    },
    check: {
      question: 'What is worth checking or upgrading on old solar panels?',
      answer: say(
        'Have an electrician check before you run on: connectors and cables, insulation, surge protection, mounts and the inverter. A new inverter mostly pays if you use the power yourself and the panels are good, for pure export seldom. A battery seldom pays for itself on a small old system.',
      ),
    },
  },
  balconyYield: {
    perYear: {
      question: 'How much does balcony solar produce and save in a year?',
      answer: {
        de: say(
          'Two modules with {plugInDeWatt} at the inverter make about {kitMakesDe} kWh a year upright on a south balcony. A household uses around {kitUseDe} kWh of that itself, which at today’s power price is about {kitSavesDe}. Facing east, west or with shade it is less, tilted more.',
        ),
        at: say(
          'Two modules with {plugInAtWatt} at the inverter make about {kitMakesAt} kWh a year upright on a south balcony. A usual household uses a good half of that itself; times your power price including grid costs, that is the saving. Facing east, west or with shade it is less, tilted more.',
        ),
        ch: say(
          'A set with {plugInChWatt} makes about {kitMakesCh} kWh a year upright on a south balcony. If you use a good half of that yourself, you save {kitSavesCh} a year at the median power price. Facing east, west or with shade it is less, tilted more.',
        ),
        us: say(
          'Per thousand watts of modules, a south railing yields {kitMakesUs} kWh a year upright depending on the place, more when tilted. A usual household uses a good half of that in the same moment; at the average price of {powerPriceUs} that is the saving, more in states with expensive power. Use the rate from your own bill.',
        ),
      },
    },
    payback: {
      question: 'How many years until balcony solar pays for itself?',
      answer: {
        de: say(
          'At today’s power price usually after three to six years: a set for {kitPriceDe} saves about {kitSavesDe}, and cheaper sets are paid off sooner. With shade, a north side or little daytime use it takes longer. The modules themselves last {panelYears} years.',
        ),
        at: balconyYieldPayback,
        ch: balconyYieldPayback,
        us: balconyYieldPayback,
      },
    },
    setPrice: {
      question: 'What does a balcony solar kit cost?',
      answer: {
        de: say(
          'The consumer center counted {kitPriceDe} for two modules with {plugInDeWatt} at the inverter; by now simple sets are often cheaper. The railing mount is not always included, and storage easily doubles the price. Look for an approved inverter and a mount certified for wind.',
        ),
        at: balconyYieldSetPrice,
        ch: balconyYieldSetPrice,
        us: say(
          'Plug-in sets still cost more in the US than in Europe: from several hundred to well over a thousand dollars depending on power, with storage clearly more. Before you buy, ask whether your state and utility allow a plug-in device and whether it carries a recognized listing.',
        ),
      },
    },
    direction: {
      question: 'Which way should balcony solar panels face?',
      answer: {
        de: balconyYieldDirection,
        at: balconyYieldDirection,
        ch: balconyYieldDirection,
        us: say(
          'Upright to the east or west a module yields about half of a good south roof, to the south {verticalShareUs} depending on the place, to the north far less still. So east and west often still pay, north hardly. Tilting brings much more in summer because the sun is high; a tree often costs more than the direction.',
        ),
      },
    },
    unused: {
      question: 'What happens to balcony solar power I don’t use?',
      answer: {
        de: balconyYieldUnused,
        at: balconyYieldUnused,
        ch: say(
          'Whatever nobody uses at that moment flows into the grid; depending on the grid operator there is a small payment or nothing. Even if you are out all day, fridge, router and standby keep running, and a household often still uses a third to a half that way. Running washer and dishwasher at noon helps most.',
        ),
        us: balconyYieldUnused,
      },
    },
    storage: {
      question: 'Is a battery worth it for balcony solar?',
      answer: say(
        'Storage usually does not pay on a balcony: it often costs as much as the set itself or more and saves only the surplus of some summer hours. So it generally lengthens the years to break-even. It makes more sense with several modules and little daytime use; compare rescued kWh times power price with the extra cost.',
      ),
    },
    appliances: {
      question: 'Which appliances can balcony solar run?',
      answer: say(
        'For the fridge, router, TV and standby such a set is plenty in sunny hours; a stove, AC or washer it carries only in part, and the rest comes from the grid automatically. Without sun or in an outage nothing runs on it. In winter it makes only a small part of the summer yield.',
      ),
    },
  },
  farmRoof: {
    howMuchFits: {
      question: 'How much solar fits on my barn roof?',
      answer: {
        de: farmRoofHowMuchFits,
        at: farmRoofHowMuchFits,
        ch: farmRoofHowMuchFits,
        us: say(
          'Divide the usable roof by {roofPerKwUs} square feet per kW: a forty by hundred foot shed holds about sixty to seventy kW if the whole roof is good. Take off edges, skylights and a poor north side. How big makes sense is decided by your daytime use and what the utility will connect.',
        ),
      },
    },
    doesItPay: {
      question: 'Does solar on a barn pay off?',
      answer: say(
        'A big roof pays mainly through the power the farm uses by day: cooling, ventilation, milking robots or drying save the full power price, while selling brings only a small part of it. Without use on site it is marginal or does not pay. Have it calculated with a year’s load profile, a low export rate and no price rise.',
      ),
    },
    overFields: {
      question: 'Can I put solar panels over my fields?',
      answer: {
        de: say(
          'It is allowed under conditions: agri-PV close to the farm is privileged up to a limited area, larger fields need a municipal development plan. Sheep, berries, fruit and vines go well with it; for cattle and combines it has to be higher and wider, which costs more. If the land stays farmed under the agri-PV standard you keep most of the farm payments; with plain ground-mount you do not.',
        ),
        at: say(
          'Your province’s planning law and zoning decide; meadow and field mostly need their own zoning, so ask the municipality first. Sheep, berries, fruit and vines go well with it; for cattle and combines it has to be higher and wider, which costs more. Ask AMA whether the payments for the land remain.',
        ),
        ch: say(
          'Open fields and meadows are as a rule off limits; agri-PV above berries, fruit or vines can be approved if it helps the crop or serves research, for instance in place of hail nets. On roofs, solar usually only has to be reported, in the farming zone too. Ask the cantonal office for building outside the zone before planning anything.',
        ),
        us: say(
          'It is mostly possible but needs a county permit and an interconnection. Sheep are common; cattle and big machines need taller racks and wider rows, which cost more; berries, lettuce and vegetables take the half shade best. Check beforehand what happens to farm programs, the agricultural tax class and your lender’s consent.',
        ),
      },
    },
    leaseOut: {
      question: 'Should I lease out my field or barn roof for solar?',
      answer: say(
        'Building it yourself usually earns more, leasing is easier; a rent is fair only if the contract is. I know no reliable going rate: get at least two offers and advice from your farmers’ association. Check term, indexing, who pays for roof damage and removal, with a bond for it, what holds on insolvency and farm succession, and sign nothing under time pressure.',
      ),
    },
    sellingBig: {
      question: 'How do I sell the power of a large solar system?',
      answer: {
        de: say(
          'From a hundred kW you must sell the surplus through a direct marketer; below that the grid operator pays the fixed rate. The rate per kWh falls with size, and above the line come remote control and marketing fees. If you export little, between a hundred and two hundred kW you may also give the rest away unpaid; for new systems next year a reform may bring other rules.',
        ),
        at: say(
          'For big systems you sign a purchase contract with OeMAG or a trader; market prices are paid, and larger systems negotiate theirs. New systems above {premiumAtKwp} can bid for the market premium under the EAG; it is awarded by tender, and the EAG settlement agency tells the dates before you order. New systems above {peakLimitAtKw} may export only {peakLimitAt} of their panel power. Selling to neighbors in an energy community is often better.',
        ),
        ch: say(
          'The utility has to take the power of big systems too; it mostly pays the quarter’s market price, and from {feedInFloorChTo} on there is no legal floor. You may also sell to a trader or to neighbors through a ZEV or a local electricity community. No special status is needed, but the proceeds are business income.',
        ),
        us: say(
          'Above the net metering limit, which every state draws differently, you often get only a wholesale price or a contract of your own. So stay below it if you can, or build so that the farm uses the power itself. Ask the utility about the limit, the rate and whether the farm’s meters can be combined.',
        ),
      },
    },
    gridTooWeak: {
      question: 'What if the grid is too weak for solar on my farm?',
      answer: {
        de: say(
          'File the grid connection request first: the operator must connect your system with priority and strengthen its grid, the village transformer too, at its own cost as far as reasonable. You pay for the line to the assigned connection point and the meter cabinet. Until the grid is ready, limited export helps, with the farm using the rest.',
        ),
        at: farmRoofGridTooWeak,
        ch: farmRoofGridTooWeak,
        us: say(
          'Ask the utility for an interconnection study first: it says what the line can carry; the study and any upgrade, such as a bigger transformer or three phase, you mostly pay yourself. It often pays to build smaller or limit the export so that the farm uses the power.',
        ),
      },
    },
    roofStructure: {
      question: 'Is my barn roof fit to carry solar panels?',
      answer: say(
        'Whether the roof carries it a structural engineer or timber builder tells after a look at trusses and purlins; that costs little and comes first. Light trusses can often be reinforced. Corrugated sheets with asbestos must not be built over, they have to go first. Against ammonia from livestock there are tested panels, and inverters and cables go outside the barn air.',
      ),
    },
  },
  expandSolar: {
    oldTariff: {
      question: 'Do I keep my old solar rate if I add panels?',
      answer: {
        de: say(
          'The old part keeps its rate until its twenty years are over, and the new panels get the rate of the day they start. The power is divided by the size of both parts, a second meter is mostly not needed. If less than twelve months lie between them, they count as one system for the size limits; and be sure to enter the addition in the Marktstammdatenregister.',
        ),
        at: say(
          'A running subsidized tariff continues only for the capacity approved then; the new panels get what your buyer pays today. Before adding, settle with the grid operator and the settlement agency (OeMAG) how the power is divided so that the old contract isn’t at risk.',
        ),
        ch: say(
          'Cost-covering remuneration (KEV) stays for the old part, but with an extension it is adjusted by capacity, so settle this with Pronovo first. Otherwise the grid operator pays the same feed-in tariff for old and new. For the new part you can as a rule apply for a one-off payment.',
        ),
        us: say(
          'Adding panels can cost you the old net metering rules: some utilities allow only a small extension (in California under NEM about a tenth or one kilowatt), above that the new tariff holds for everything. Ask in writing before you sign. One way out is a part that exports nothing, for instance with a battery.',
        ),
      },
    },
    inverter: {
      question: 'Can my old inverter handle more solar panels?',
      answer: say(
        'The cleanest way is to give the new panels an inverter of their own, next to the old one on the same meter: then the age and brand of the others don’t matter. The addition fits the old inverter only if an input is free and voltage, current and maximum power match the data sheet. Somewhat more panel power than inverter power is allowed and common; if the old one is over ten years old anyway, a common new one pays. With microinverters each panel simply brings its own.',
      ),
    },
    mixPanels: {
      question: 'Can I mix new solar panels with old ones?',
      answer: say(
        'But only electrically similar panels should share a string, because the weakest slows down all; different brands and sizes are no problem if they get their own string, microinverters or optimizers. If your panel is no longer made, the installer looks for one with a similar current or puts the new array on an input of its own. Tearing everything down just because panels differ isn’t necessary.',
      ),
    },
    permission: {
      question: 'Do I need approval to add panels to my solar system?',
      answer: {
        de: expandSolarPermission,
        at: expandSolarPermission,
        ch: expandSolarPermission,
        us: say(
          'For an addition you as a rule need a permit, an inspection and an amended interconnection application to the utility again. Start with the application, because it shows whether your tariff stays and whether panel or meter must change. Whoever connects without it risks being shut off and losing insurance cover.',
        ),
      },
    },
    warrantyRisk: {
      question: 'Do I keep my solar warranty if I add panels?',
      answer: say(
        'The panel and inverter warranties of the old system stay as long as the addition doesn’t change it electrically; a separate inverter is therefore safest. The first installer’s workmanship warranty continues for their work, not for what another company has touched. Have photos and measurements taken before, and the new work handed over separately.',
      ),
    },
    inStages: {
      question: 'Can I build my solar system in stages?',
      answer: say(
        'Starting small and adding later works but costs more: scaffolding, travel, design and paperwork come twice, so it is cheaper to fill the roof at once. If you want to build in stages anyway, have a larger inverter, space in the cabinet and an empty conduit provided, and ask whether the model will be available for some years.',
      ),
    },
  },
  solarTiles: {
    price: {
      question: 'Do solar tiles cost much more than regular panels?',
      answer: {
        de: solarTilesPrice,
        at: solarTilesPrice,
        ch: say(
          'Count on a noticeable extra price for in-roof panels and a hefty one for small solar tiles, as they take more connectors, handwork and flashing. The fair comparison is a new roof plus ordinary panels, with the tiles saved subtracted. The one-off federal payment is somewhat higher for integrated systems but mostly does not make up for the extra.',
        ),
        us: solarTilesPrice,
      },
    },
    yield: {
      question: 'Do solar tiles make less power than regular panels?',
      answer: say(
        'Per area they make a little less than ordinary panels: without air behind they run warmer, which mostly costs a few percent, and small tiles have more edge. Colored surfaces in red or terracotta cost more on top, roughly a tenth to a quarter depending on the shade. With ventilation under the battens the heat loss becomes small.',
      ),
    },
    tight: {
      question: 'Is a roof of solar tiles or in-roof panels watertight?',
      answer: say(
        'Built properly an in-roof system is tight, since a second waterproof layer lies underneath; the weak points are edges, flashings and plastic trays. Ask for a tested underlay, a roofer who is responsible and a warranty on tightness, not only on power. If it drips already, complain in writing at once.',
      ),
    },
    repair: {
      question: 'Can a single broken solar tile be replaced?',
      answer: say(
        'Single pieces can be replaced, only this very format must still exist. Before buying ask how long spares will be supplied, have some extra pieces put by, and rather take large in-roof panels of common size: they have fewer connectors and so fewer points of failure than hundreds of small tiles.',
      ),
    },
    looks: {
      question: 'Are there solar tiles that look like a normal roof?',
      answer: say(
        'They exist in black, gray, red and terracotta, depending on the maker also as flat clay tile or slate shapes. For heritage or townscape rules red, matt or tile-shaped pieces are often the only version that gets approved, but that is no promise. Ask the office with a sample and color card before you order.',
      ),
    },
    available: {
      question: 'Who installs solar tiles near me?',
      answer: say(
        'Only a few trained firms install solar tiles or shingles; search the maker’s partner list and ask for references near you. Large in-roof systems are mounted by clearly more roofers. The Tesla roof is sold mainly in parts of the US; in Europe do not wait for it, and a fixed delivery date belongs in the contract.',
      ),
    },
  },
};
