import { drawLetter } from '#api/mail/drawing/draw-letter.ts';
import type { Message } from '#api/mail/mail-port.ts';
import { contactLinks } from '#api/mail/summary-link.ts';
import { letterOfMail, type WritingContext } from '#api/services/mail/letter-of-mail.ts';
import { type LoggedMail, receiverOf } from '#api/services/mail/mail-log.ts';

/** The mail as its reader sees it, with what is true now; null when there is nobody to write to or nothing left to say. */
export async function writeMail(context: WritingContext, logged: LoggedMail): Promise<Message | null> {
  const { mail, contact } = logged;
  const to = receiverOf(logged);
  const letter = to ? await letterOfMail(context, logged) : null;
  if (!to || !letter || !mail.content) return null;
  const { publicUrl, secret } = context.settings;
  return {
    id: mail.id,
    kind: mail.content.kind,
    language: mail.language,
    to,
    ...(await drawLetter(letter)),
    unsubscribeUrl: contact && contactLinks(publicUrl, secret, contact, mail.language).oneClick,
    aiWritten: letter.aiWritten,
  };
}
