/** A PDF of pages of text, one line after the other, as the smallest writers make it. Latin letters alone. */
export function smallPdf(pages: readonly string[]): Buffer {
  const escaped = (line: string) => line.replace(/[\\()]/g, '\\$&');
  const streamOf = (text: string) => {
    const lines = text.split('\n').map((line) => `(${escaped(line)}) Tj T*`);
    return `BT /F1 11 Tf 14 TL 40 800 Td ${lines.join(' ')} ET`;
  };
  const font = 3;
  const pageAt = (index: number) => font + 1 + index * 2;
  const objects = [
    '<< /Type /Catalog /Pages 2 0 R >>',
    `<< /Type /Pages /Count ${pages.length} /Kids [${pages.map((_, index) => `${pageAt(index)} 0 R`).join(' ')}] >>`,
    '<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica /Encoding /WinAnsiEncoding >>',
    ...pages.flatMap((text, index) => [
      `<< /Type /Page /Parent 2 0 R /MediaBox [0 0 595 842] /Contents ${pageAt(index) + 1} 0 R /Resources << /Font << /F1 ${font} 0 R >> >> >>`,
      `<< /Length ${streamOf(text).length} >>\nstream\n${streamOf(text)}\nendstream`,
    ]),
  ];
  let file = '%PDF-1.4\n';
  const places = objects.map((object, index) => {
    const at = file.length;
    file += `${index + 1} 0 obj\n${object}\nendobj\n`;
    return at;
  });
  const rows = places.map((at) => `${String(at).padStart(10, '0')} 00000 n \n`);
  const start = file.length;
  file += `xref\n0 ${objects.length + 1}\n0000000000 65535 f \n${rows.join('')}`;
  file += `trailer\n<< /Size ${objects.length + 1} /Root 1 0 R >>\nstartxref\n${start}\n%%EOF\n`;
  return Buffer.from(file, 'latin1');
}
