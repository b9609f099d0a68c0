import type { AnalysisTexts } from '#widgets/strategy-check/analysis/texts/texts.ts';

export const en: AnalysisTexts = {
  photos: {
    label: 'Photos',
    slots: { photo1: 'First photo', photo2: 'Second photo', photo3: 'Third photo' },
    privacy:
      'Your photos reach us smaller and without place and camera data; what you remove is deleted. The page you are on receives them with your result; installers see them only once you ask.',
  },
  photoType: {
    label: 'It shows',
    types: {
      roof: 'Roof or exterior',
      'fuse-box': 'Fuse box',
      driveway: 'Driveway or garage',
      other: 'Other',
    },
  },
  uploaded: {
    title: 'Photo uploaded',
    text: (type) => `Your ${type.toLowerCase()} photo has been uploaded successfully.`,
  },
  uploadFailed: {
    title: 'Upload failed',
    text: 'There was an error uploading your photo. Please try again.',
  },
  results: {
    title: 'Your Energy Strategy',
    intro: 'What suits your home, with the figures behind it. An installer looks closer before any offer.',
    back: 'Start Over',
    close: 'Close results',
    email: 'Get Detailed Report by Email',
  },
  byModel: 'An AI has worded these reasons. Recommendation and figures come from our calculation.',
  noProviders: 'We do not have a vetted partner near this place yet.',
  noResults: 'No results available. Please try again.',
  closed: {
    title: 'Your strategy check is complete',
    text: 'Your answers and results are kept in this tab.',
    open: 'Show my results again',
  },
  email: {
    title: 'Where may your strategy go?',
    intro: 'Your name and email address, and the analysis begins. The report is sent only when you ask for it.',
    submit: 'Continue',
    cancel: 'Cancel',
  },
};
