import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { everything, oldSystems } from '#stories/questionnaire/answers.ts';
import { find, openContact } from '#stories/questionnaire/in-the-widget.ts';
import { QuestionnaireFrame } from '#stories/questionnaire/questionnaire-frame.tsx';

const meta = {
  title: 'Questionnaire/Results',
  component: QuestionnaireFrame,
  args: { lang: 'en', theme: 'light', step: 4, answers: everything, inResults: true, server: 'answers' },
} satisfies Meta<typeof QuestionnaireFrame>;

export default meta;
type Story = StoryObj<typeof meta>;

const parameters = { inEveryLook: true };

const results = (answers: object = {}, more: object = {}): Story => ({
  args: { answers: { ...everything, ...answers }, ...more },
  play: async ({ canvasElement }) => {
    await expect(await find(canvasElement, '.potentials')).toBeVisible();
  },
});
export const High = results();
export const Medium = results({ roofType: 'flat', currentHeatingSystem: 'electric', hasEV: 'no' });
export const Low = results({ roofType: 'sloped_north' });
export const CostFactors: Story = { ...results(oldSystems), parameters };
export const PackageDetails: Story = {
  parameters,
  play: async ({ canvasElement }) => {
    (await find<HTMLDetailsElement>(canvasElement, '.costs')).open = true;
    (await find(canvasElement, '[role=tab]:nth-child(2)')).click();
    await find(canvasElement, '.packages');
  },
};
export const Completed = results({}, { isCompleted: true });
export const Closed: Story = {
  args: { isCompleted: true },
  play: async ({ canvasElement }) => {
    await openContact(canvasElement);
    (await find(canvasElement, 'dialog .close')).click();
    (await find(canvasElement, '.back .quiet:nth-child(2)')).click();
    await find(canvasElement, '.closed');
  },
};
export const Narrow = results(oldSystems, { width: 'narrow', isCompleted: true });
export const NarrowPackages: Story = { ...PackageDetails, parameters: {}, args: { width: 'narrow', theme: 'dark' } };
export const French = results(oldSystems, { lang: 'fr' });
export const SwissGerman = results(oldSystems, { lang: 'de-CH' });
