import type { Meta, StoryObj } from '@storybook/react-vite';
import { basics, everything, oldSystems, systems } from '#stories/questionnaire/answers.ts';
import {
  addPhoto,
  find,
  fits,
  openContact,
  openSummary,
  previewSummary,
  refuseFile,
} from '#stories/questionnaire/in-the-widget.ts';
import { speakLonger } from '#stories/questionnaire/pseudo-language.ts';
import { QuestionnaireFrame } from '#stories/questionnaire/questionnaire-frame.tsx';

const meta = {
  title: 'Questionnaire/40 % longer, 320 pixels',
  component: QuestionnaireFrame,
  args: { lang: 'en', theme: 'light', width: 'smallest', step: 1, answers: {}, inResults: false, server: 'answers' },
  beforeEach: speakLonger,
} satisfies Meta<typeof QuestionnaireFrame>;

export default meta;
type Story = StoryObj<typeof meta>;

const fitsInside: Story['play'] = ({ canvasElement }) => fits(canvasElement);

export const HomeBasics: Story = { play: fitsInside };
export const EnergySystems: Story = { args: { step: 2, answers: basics }, play: fitsInside };
export const Photos: Story = {
  args: { step: 3, answers: { ...basics, ...systems } },
  play: async ({ canvasElement }) => {
    await addPhoto(canvasElement);
    await refuseFile(canvasElement, 1, 'notes.pdf', 'application/pdf');
    await fits(canvasElement);
  },
};
export const EnergyGoals: Story = { args: { step: 4, answers: everything }, play: fitsInside };
export const Results: Story = {
  args: { step: 4, answers: { ...everything, ...oldSystems }, inResults: true, isCompleted: true },
  play: async ({ canvasElement }) => {
    (await find<HTMLDetailsElement>(canvasElement, '.costs')).open = true;
    await fits(canvasElement);
    (await find(canvasElement, '[role=tab]:nth-child(2)')).click();
    await find(canvasElement, '.packages');
    await fits(canvasElement);
  },
};
export const Contact: Story = {
  args: { ...Results.args },
  play: async ({ canvasElement }) => {
    await openContact(canvasElement);
    (await find(canvasElement, 'dialog [type=submit]')).click();
    await find(canvasElement, 'dialog .error');
    await fits(canvasElement);
  },
};
export const SummaryAddress: Story = {
  args: { ...Results.args },
  play: async ({ canvasElement }) => {
    await openSummary(canvasElement);
    (await find(canvasElement, 'dialog [type=submit]')).click();
    await find(canvasElement, 'dialog .error');
    await fits(canvasElement);
  },
};
export const SummaryPreview: Story = {
  args: { ...Results.args, server: 'refuses' },
  play: async ({ canvasElement }) => {
    await previewSummary(canvasElement);
    await fits(canvasElement);
    (await find(canvasElement, 'dialog [role=tab]:nth-child(2)')).click();
    (await find(canvasElement, '.send-actions .main')).click();
    await find(canvasElement, 'dialog [role=alert]');
    await fits(canvasElement);
  },
};
