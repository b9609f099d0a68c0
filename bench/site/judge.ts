import lighthouse from 'lighthouse';
import puppeteer from 'puppeteer-core';
import { chromium } from '#tests/harness/chromium.ts';

export const categories = ['performance', 'accessibility', 'best-practices', 'seo'] as const;

export interface Judgement {
  /** From 0 to 100, by category. */
  scores: Record<string, number>;
  /** The audits that cost something, of every category but performance. */
  faults: string[];
}

/** Lighthouse's judgement of each address, with its settings for phones. */
export async function judgeAll(urls: readonly string[]): Promise<Judgement[]> {
  const browser = await puppeteer.launch({ ...chromium, headless: true });
  const port = Number(new URL(browser.wsEndpoint()).port);
  const judgements: Judgement[] = [];
  try {
    for (const url of urls) judgements.push(await judge(url, port));
  } finally {
    await browser.close();
  }
  return judgements;
}

/** On a busy machine a recording may fail; what is broken fails twice. */
const TRIES = 2;

async function judge(url: string, port: number, tries = TRIES): Promise<Judgement> {
  const result = await lighthouse(url, { port, logLevel: 'error', onlyCategories: [...categories] });
  if (!result) throw new Error(`${url}: no judgement`);
  const { lhr } = result;
  if (lhr.runtimeError && tries > 1) return judge(url, port, tries - 1);
  if (lhr.runtimeError) throw new Error(`${url}: ${lhr.runtimeError.message}`);
  const strict = categories.slice(1).flatMap((it) => lhr.categories[it]?.auditRefs ?? []);
  const faults = strict.filter(({ id, weight }) => weight > 0 && (lhr.audits[id]?.score ?? 1) < 1).map(({ id }) => id);
  const scoreOf = (category: string) => Math.round((lhr.categories[category]?.score ?? 0) * 100);
  return { scores: Object.fromEntries(categories.map((it) => [it, scoreOf(it)])), faults };
}
