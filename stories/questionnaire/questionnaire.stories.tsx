import type { Meta, StoryObj } from '@storybook/react-vite';
import { basics, everything, systems } from '#stories/questionnaire/answers.ts';
import { addPhoto, find, refuseFile, shadowOf } from '#stories/questionnaire/in-the-widget.ts';
import { QuestionnaireFrame } from '#stories/questionnaire/questionnaire-frame.tsx';

const meta = {
  title: 'Questionnaire/Questions',
  component: QuestionnaireFrame,
  args: { lang: 'en', theme: 'light', step: 1, answers: {}, inResults: false, server: 'answers' },
} satisfies Meta<typeof QuestionnaireFrame>;

export default meta;
type Story = StoryObj<typeof meta>;

const parameters = { inEveryLook: true };

export const HomeBasics: Story = {};
export const HomeBasicsAnswered: Story = { parameters, args: { answers: basics } };
export const OneAnswerMissing: Story = { args: { answers: { homeType: 'condo' } } };
export const EnergySystems: Story = { args: { step: 2, answers: basics } };
export const EnergySystemsAnswered: Story = { parameters, args: { step: 2, answers: { ...basics, ...systems } } };
export const EnergyGoals: Story = { args: { step: 4, answers: { ...basics, ...systems } } };
export const EnergyGoalsAnswered: Story = {
  parameters,
  args: { step: 4, answers: { ...everything, annualEnergyBill: '2000_3000', additionalNotes: 'Listed building.' } },
};
export const Analyzing: Story = {
  args: { step: 4, answers: everything, server: 'is silent' },
  play: async ({ canvasElement }) => {
    (await find<HTMLButtonElement>(canvasElement, '[type=submit]')).click();
    await find(canvasElement, '.generating');
  },
};

const photos = { step: 3, answers: { ...basics, ...systems } } as const;
export const Photos: Story = {
  parameters,
  args: photos,
  play: async ({ canvasElement }) => {
    await find(canvasElement, '.uploads');
  },
};
export const PhotosAdded: Story = {
  args: photos,
  play: async ({ canvasElement }) => {
    await addPhoto(canvasElement, 0);
    await refuseFile(canvasElement, 1, 'notes.pdf', 'application/pdf');
    await refuseFile(canvasElement, 2, 'broken.png', 'image/png');
  },
};
export const PhotoRemoved: Story = {
  args: photos,
  play: async ({ canvasElement }) => {
    await addPhoto(canvasElement);
    shadowOf(canvasElement).querySelector<HTMLElement>('.upload .button')?.click();
    await find(canvasElement, '.toast');
  },
};
export const PhotosOnPhone: Story = {
  args: photos,
  play: async ({ canvasElement }) => {
    (await find(canvasElement, '.on-phone .button')).click();
    await find(canvasElement, '.qr-code');
  },
};
export const PhotosOnPhoneNarrow: Story = {
  ...PhotosOnPhone,
  args: { ...photos, width: 'narrow', lang: 'de', theme: 'dark' },
};
export const PhotosDark: Story = { ...PhotosAdded, args: { ...photos, theme: 'dark' } };
export const PhotosNarrow: Story = { ...PhotoRemoved, args: { ...photos, width: 'narrow', lang: 'de' } };

export const Dark: Story = { args: { theme: 'dark', step: 2, answers: basics } };
export const NarrowDark: Story = { args: { width: 'narrow', theme: 'dark', step: 2, answers: basics } };
export const German: Story = { args: { lang: 'de', step: 2, answers: basics } };
export const French: Story = { args: { lang: 'fr', step: 2, answers: basics } };
export const SwissGerman: Story = { args: { lang: 'de-CH', answers: basics } };
export const StepsLayout: Story = { args: { layout: 'steps' } };
export const StandaloneLayout: Story = { args: { layout: 'standalone' } };
