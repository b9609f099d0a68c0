import type { HandoffTexts } from '#widgets/shared/handoff/texts/texts.ts';

export const en: HandoffTexts = {
  title: 'Continue on your phone',
  scan: 'Point your phone’s camera at this code and open the link.',
  picture: 'QR code with the address below',
  type: 'Or type this address there:',
  once: 'The link is good for one phone and ten minutes.',
  rights: 'The phone can add photos for an hour. It does not see what you wrote here.',
  opening: 'Preparing the link…',
  waiting: 'Waiting for your phone…',
  joined: 'Your phone is connected. Its photos appear here within seconds.',
  arrived: (count) => (count === 1 ? 'One photo has arrived.' : `${count} photos have arrived.`),
  over: 'This connection has ended. The photos that have arrived stay.',
  failed: 'There is no link at the moment. Please try again.',
  renew: 'Show a new code',
  done: 'Done',
  end: 'Disconnect the phone',
  close: 'Close',
};
