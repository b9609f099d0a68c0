import { readAges } from '#api/reading/extraction/ages.ts';
import { readBill } from '#api/reading/extraction/bill.ts';
import { readCar } from '#api/reading/extraction/car.ts';
import { readCharger } from '#api/reading/extraction/charger.ts';
import { denied } from '#api/reading/extraction/denied.ts';
import { deniedBill } from '#api/reading/extraction/denied-bill.ts';
import { readFlowTemperature } from '#api/reading/extraction/flow-temperature.ts';
import { readHeating } from '#api/reading/extraction/heating.ts';
import { heatingMentions } from '#api/reading/extraction/heating-mentions.ts';
import { readHomeSize } from '#api/reading/extraction/home-size.ts';
import { readHomeType } from '#api/reading/extraction/home-type.ts';
import { readInterests } from '#api/reading/extraction/interests.ts';
import { readOwnership } from '#api/reading/extraction/ownership.ts';
import { readPanel } from '#api/reading/extraction/panel.ts';
import { readPlace } from '#api/reading/extraction/place.ts';
import { type Reading, type ReadingOptions, readMessage } from '#api/reading/extraction/reading.ts';
import { readRoofType } from '#api/reading/extraction/roof.ts';
import { readShading } from '#api/reading/extraction/shading.ts';
import { takenBack } from '#api/reading/extraction/take-back.ts';
import type { ChatFacts } from '#domain/home/facts.ts';

/** A flat one owns is a condo, a rented one an apartment; who is known to own one need not say so again. */
function homeOf(reading: Reading): Pick<ChatFacts, 'homeType' | 'ownsHome'> {
  const home = readHomeType(reading);
  const ownsHome = readOwnership(reading) ?? (home?.isOwned ? true : undefined);
  const isFlat = home?.homeType === 'apartment' || home?.homeType === 'condo';
  const isRentedBuilding = home?.homeType === 'other' && ownsHome === false;
  if (isRentedBuilding) return { ownsHome: false };
  const isOwned = ownsHome ?? reading.known.ownsHome ?? (reading.known.homeType === 'condo' || undefined);
  const homeType = isFlat && isOwned !== undefined ? (isOwned ? 'condo' : 'apartment') : home?.homeType;
  return { ...(homeType && { homeType }), ...(ownsHome !== undefined && { ownsHome }) };
}

const present = (facts: Record<keyof ChatFacts | string, unknown>): ChatFacts =>
  Object.fromEntries(Object.entries(facts).filter(([, value]) => value !== undefined));

/** What a message teaches about the visitor's home. Null takes a fact back. Time grows with the length of the text alone. */
export function extractFacts(text: string, options: ReadingOptions): ChatFacts {
  const reading = readMessage(text, options);
  const learnt = present({
    ...homeOf(reading),
    homeSize: readHomeSize(reading),
    roofType: readRoofType(reading),
    roofShading: readShading(reading),
    currentHeatingSystem: readHeating(reading, heatingMentions(reading)),
    ...readAges(reading),
    hasEV: readCar(reading),
    evChargerType: readCharger(reading),
    ...readBill(reading),
    flowTemperatureC: readFlowTemperature(reading),
    electrical: readPanel(reading),
    place: readPlace(reading),
    ...readInterests(reading),
  });
  const all = { ...learnt, ...takenBack(reading, learnt) };
  return { ...all, ...denied(reading, all), ...deniedBill(reading, all) };
}
