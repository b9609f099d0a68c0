import { expect, test } from 'vitest';
import { guessPhotoType } from '#domain/strategy-check/photo-type.ts';

test.each([
  ['my-roof.jpg', 'roof'],
  ['ROOF_south.PNG', 'roof'],
  ['fuse box.jpg', 'fuse-box'],
  ['electrical.jpg', 'fuse-box'],
  ['Panel-200A.heic', 'fuse-box'],
  ['driveway.gif', 'driveway'],
  ['our garage.png', 'driveway'],
  ['roof-panel.jpg', 'roof'],
  ['IMG_2041.jpg', 'other'],
  ['', 'other'],
])('%s shows %s', (name, type) => {
  expect(guessPhotoType(name)).toBe(type);
});
