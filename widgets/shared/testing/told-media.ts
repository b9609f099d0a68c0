import { analyzeMedia, listMedia, type Media, removeMedia } from '#domain/contract/media.ts';
import type { SeenRequest } from '#widgets/shared/testing/fake-environment.ts';

/** A picture as the server has kept it. */
export const toldMedia: Media = {
  ...{ id: 'm1', mediaType: 'image', subject: 'roof', width: 2_048, height: 1_365, bytes: 9, flaws: [] },
  ...{ analysis: 'I see tiles.', facts: { roofMaterial: 'tile' }, advisor: 'ai' },
  ...{ createdAt: '2026-11-01T00:00:00Z', path: '/media/x' },
};

/** The server's answer to a picture that is handed in or taken back; undefined to all else. */
export function mediaReply({ method, path }: Pick<SeenRequest, 'method' | 'path'>) {
  if (path === analyzeMedia.path) return { status: 200, json: { analysis: toldMedia.analysis, media: toldMedia } };
  const isRemoval = method === removeMedia.method && path.startsWith(`${listMedia.path}/`);
  return isRemoval ? { status: 200, json: { removed: true } } : undefined;
}
