import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { everything } from '#stories/questionnaire/answers.ts';
import { fillContact, find, openContact, send } from '#stories/questionnaire/in-the-widget.ts';
import { QuestionnaireFrame } from '#stories/questionnaire/questionnaire-frame.tsx';

const meta = {
  title: 'Questionnaire/Contact',
  component: QuestionnaireFrame,
  args: { lang: 'en', theme: 'light', step: 4, answers: everything, inResults: true, server: 'answers' },
} satisfies Meta<typeof QuestionnaireFrame>;

export default meta;
type Story = StoryObj<typeof meta>;

const note = (canvas: HTMLElement, words: RegExp) =>
  waitFor(async () => expect((await find(canvas, '.hand-over')).textContent).toMatch(words));

const parameters = { inEveryLook: true };

export const Empty: Story = {
  play: async ({ canvasElement }) => {
    await openContact(canvasElement);
    await note(canvasElement, /to see them/);
  },
};
export const PartnerPage: Story = {
  args: { isPartnerPage: true },
  play: async ({ canvasElement }) => {
    await fillContact(canvasElement);
  },
};
export const PartnersNamed: Story = {
  parameters,
  play: async ({ canvasElement }) => {
    await fillContact(canvasElement);
    await note(canvasElement, /Sunny Roofs, Bay Colony Energy.* Coastline Electrify/);
  },
};
export const PartnersLoading: Story = {
  args: { server: 'is silent' },
  play: async ({ canvasElement }) => {
    await fillContact(canvasElement);
    await note(canvasElement, /Looking for installers/);
  },
};
export const PartnersNotFound: Story = {
  args: { server: 'finds nobody' },
  play: async ({ canvasElement }) => {
    await fillContact(canvasElement);
    await note(canvasElement, /don’t have a vetted installer/);
  },
};
export const PartnersUnknown: Story = {
  args: { server: 'is away', isLater: true },
  play: async ({ canvasElement }) => {
    await fillContact(canvasElement);
    await note(canvasElement, /^Your answers .* nobody else\.$/);
  },
};
export const Refused: Story = {
  play: async ({ canvasElement }) => {
    await openContact(canvasElement);
    (await find(canvasElement, 'dialog [type=submit]')).click();
    await find(canvasElement, 'dialog .error');
  },
};
export const Processing: Story = {
  args: { server: 'is silent' },
  play: async ({ canvasElement }) => {
    await send(canvasElement);
    await find(canvasElement, 'dialog [aria-disabled=true]');
  },
};
export const TooManyRequests: Story = {
  args: { server: 'refuses' },
  play: async ({ canvasElement }) => {
    await send(canvasElement);
    await expect(await find(canvasElement, 'dialog [role=alert]')).toHaveTextContent('try again in 2 minutes');
  },
};
export const WaitingForConnection: Story = {
  args: { server: 'is away' },
  play: async ({ canvasElement }) => {
    await send(canvasElement);
    await waitFor(async () => expect(await find(canvasElement, '.waiting')).not.toBeEmptyDOMElement());
  },
};
export const Sent: Story = {
  parameters,
  play: async ({ canvasElement }) => {
    await send(canvasElement);
    await find(canvasElement, '.sent');
  },
};
export const SentAndWaiting: Story = {
  args: { server: 'lets it wait' },
  play: async ({ canvasElement }) => {
    await send(canvasElement);
    await expect(await find(canvasElement, '.sent')).toHaveTextContent('once you confirm it');
  },
};
export const Narrow: Story = { ...Refused, args: { width: 'narrow' } };
export const French: Story = { ...Refused, args: { lang: 'fr' } };
