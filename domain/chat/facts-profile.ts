import { homeDataOf, type KnownFacts } from '#domain/chat/chat-facts.ts';
import { type HomeProfile, learn } from '#domain/home/home-profile.ts';
import { profileFromHomeData } from '#domain/home/profile-conversion.ts';
import type { Currency } from '#domain/money.ts';

/** The home as a conversation has shown it; read from words, so every fact counts as a keyword's. */
export function profileFromFacts(facts: KnownFacts, currency: Currency): HomeProfile {
  const { heatingSystemAge, roofAge, ownsHome } = facts;
  let profile = profileFromHomeData(homeDataOf(facts), currency, 'keyword');
  if (heatingSystemAge && heatingSystemAge !== 'unsure')
    profile = learn(profile, 'heatingSystemAge', heatingSystemAge, 'keyword');
  if (roofAge && roofAge !== 'unsure') profile = learn(profile, 'roofAge', roofAge, 'keyword');
  if (ownsHome !== undefined) profile = learn(profile, 'ownsHome', ownsHome, 'keyword');
  return profile;
}
