import type { Meta, StoryObj } from '@storybook/react-vite';
import { PhoneFrame } from '#stories/phone/phone-frame.tsx';
import { find } from '#stories/questionnaire/in-the-widget.ts';

const meta = {
  title: 'Phone',
  component: PhoneFrame,
  args: { language: 'de', theme: 'light', code: '0123-4567-89ab-cdef', at: 'asked' },
  play: async ({ canvasElement }) => {
    await find(canvasElement, 'h1');
  },
} satisfies Meta<typeof PhoneFrame>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Asked: Story = {};
export const CodeTyped: Story = { args: { language: 'fr', theme: 'dark', code: '' } };
export const Joined: Story = { args: { at: 'joined', theme: 'dark', language: 'en' } };
export const Photographed: Story = {
  args: { at: 'photographed' },
  play: async ({ canvasElement }) => {
    await find(canvasElement, '.photo-card:has(canvas) + .photo-card canvas');
  },
};
export const NotSent: Story = {
  args: { at: 'unsent', theme: 'dark', language: 'en' },
  play: async ({ canvasElement }) => {
    await find(canvasElement, '.photo-card:has(canvas):has(.error) + .photo-card:has(canvas) .error');
  },
};
export const Ended: Story = { args: { at: 'ended', language: 'en' } };
