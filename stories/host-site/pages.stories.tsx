import type { Meta, StoryObj } from '@storybook/react-vite';
import { pathTo } from '#domain/pages.ts';
import { SiteFrame, TOKEN, visit } from '#stories/host-site/site-frame.tsx';

const meta = {
  title: 'Host site/Pages',
  component: SiteFrame,
  args: { path: pathTo('home'), lang: 'en', theme: 'light' },
  parameters: { inTwoLooks: true },
  beforeEach: ({ args }) => visit(args),
} satisfies Meta<typeof SiteFrame>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Below stands a widget, which has stories of its own. */
export const Home: Story = { parameters: { height: 1350 } };
export const Powerup: Story = { args: { path: pathTo('powerup') }, parameters: { height: 900 } };
export const Summary: Story = { args: { path: pathTo('summary', { token: TOKEN }) } };
export const Imprint: Story = { args: { path: pathTo('imprint') } };
export const Unsubscribe: Story = { args: { path: pathTo('unsubscribe', { token: TOKEN }) } };
/** The providers come with a reply, and make the page longer. */
export const SignIn: Story = {
  args: { path: pathTo('auth') },
  play: async ({ canvas }) => {
    await canvas.findByRole('button', { name: /Google/ });
  },
};
