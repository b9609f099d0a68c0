import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { QuestionnaireFrame } from '#stories/questionnaire/questionnaire-frame.tsx';

const meta = {
  title: 'Questionnaire',
  component: QuestionnaireFrame,
  args: { lang: 'en', theme: 'light', step: 1, answers: {}, inResults: false, server: 'answers' },
} satisfies Meta<typeof QuestionnaireFrame>;

export default meta;
type Story = StoryObj<typeof meta>;

const basics = { homeType: 'single_family', homeSize: '1500_2000' } as const;
const systems = { roofType: 'sloped_south', currentHeatingSystem: 'gas', hasEV: 'yes' } as const;
const everything = { ...basics, ...systems, energyGoals: 'all_above' } as const;

const shadowOf = (canvas: HTMLElement) => {
  const root = canvas.querySelector('wattnest-questionnaire')?.shadowRoot;
  if (!root) throw new Error('the element is not there yet');
  return root;
};
const find = <Found extends HTMLElement>(canvas: HTMLElement, selector: string) =>
  waitFor(() => {
    const found = shadowOf(canvas).querySelector<Found>(selector);
    if (!found) throw new Error(`${selector} is not there yet`);
    return found;
  });

async function openContact(canvas: HTMLElement) {
  (await find(canvas, '.results > footer .main')).click();
  return find(canvas, 'dialog form');
}

async function send(canvas: HTMLElement) {
  await openContact(canvas);
  const inputs = [...shadowOf(canvas).querySelectorAll<HTMLInputElement>('dialog input.text')];
  for (const [index, text] of ['Ada Example', 'ada@example.org', '10115'].entries()) {
    const input = inputs[index];
    if (!input) continue;
    input.value = text;
    input.dispatchEvent(new Event('input', { bubbles: true }));
  }
  shadowOf(canvas).querySelector<HTMLInputElement>('dialog input[type=checkbox]')?.click();
  (await find(canvas, 'dialog [type=submit]')).click();
}

export const HomeBasics: Story = {};
export const HomeBasicsAnswered: Story = { args: { answers: basics } };
export const EnergySystems: Story = { args: { step: 2, answers: basics } };
export const VisualAssessment: Story = { args: { step: 3, answers: { ...basics, ...systems } } };
export const EnergyGoals: Story = { args: { step: 4, answers: { ...basics, ...systems } } };
export const Analyzing: Story = {
  args: { step: 4, answers: everything },
  play: async ({ canvasElement }) => {
    (await find<HTMLButtonElement>(canvasElement, '[type=submit]')).click();
    await find(canvasElement, '.generating');
  },
};

const results = (answers: typeof everything | object = everything): Story => ({
  args: { step: 4, answers: { ...everything, ...answers }, inResults: true },
  play: async ({ canvasElement }) => {
    await expect(await find(canvasElement, '.potentials')).toBeVisible();
  },
});
export const ResultsHigh = results();
export const ResultsMedium = results({ roofType: 'flat', currentHeatingSystem: 'electric', hasEV: 'no' });
export const ResultsLow = results({ roofType: 'sloped_north' });
export const CostFactors = results({ roofAge: 'over_15', heatingSystemAge: 'over_15' });
export const PackageDetails: Story = {
  ...ResultsHigh,
  play: async ({ canvasElement }) => {
    (await find(canvasElement, '[role=tab]:nth-child(2)')).click();
    await find(canvasElement, '.packages');
  },
};

export const ContactDialog: Story = {
  ...ResultsHigh,
  play: async ({ canvasElement }) => {
    await openContact(canvasElement);
  },
};
export const ContactRefused: Story = {
  ...ResultsHigh,
  play: async ({ canvasElement }) => {
    await openContact(canvasElement);
    (await find(canvasElement, 'dialog [type=submit]')).click();
    await find(canvasElement, 'dialog .error');
  },
};
export const ContactSent: Story = {
  ...ResultsHigh,
  play: async ({ canvasElement }) => {
    await send(canvasElement);
    await find(canvasElement, '.sent');
  },
};
export const ContactProcessing: Story = {
  args: { ...ResultsHigh.args, server: 'is silent' },
  play: async ({ canvasElement }) => {
    await send(canvasElement);
    await find(canvasElement, 'dialog [aria-disabled=true]');
  },
};
export const ContactFailed: Story = {
  args: { ...ResultsHigh.args, server: 'refuses' },
  play: async ({ canvasElement }) => {
    await send(canvasElement);
    await find(canvasElement, 'dialog [role=alert]');
  },
};

export const Dark: Story = { args: { theme: 'dark', step: 2, answers: basics } };
export const DarkResults: Story = { ...CostFactors, args: { ...CostFactors.args, theme: 'dark' } };
export const Narrow: Story = { args: { width: 'narrow', answers: basics } };
export const NarrowResults: Story = { ...CostFactors, args: { ...CostFactors.args, width: 'narrow' } };
export const German: Story = { args: { lang: 'de', step: 2, answers: basics } };
export const GermanResults: Story = { ...CostFactors, args: { ...CostFactors.args, lang: 'de' } };
export const French: Story = { args: { lang: 'fr', step: 2, answers: basics } };
export const FrenchResults: Story = { ...CostFactors, args: { ...CostFactors.args, lang: 'fr' } };
export const SwissGerman: Story = { args: { lang: 'de-CH', answers: basics } };
export const StepsLayout: Story = { args: { layout: 'steps' } };
