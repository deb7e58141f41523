import type { TownEvent } from '#libs/contracts';
import { createSampleTown, type SampleEvent } from '../index';
import { paperOf } from './paper';
import { renderPdf } from './pdf';

const { events } = createSampleTown('2026-11-20', 'America/New_York');
const withPapers = events.filter(({ attachments }) => attachments);
const paper = (event: SampleEvent) => paperOf(event.uid, event as unknown as TownEvent);
const words = (bytes: Buffer) =>
  [...bytes.toString('latin1').matchAll(/\((.*)\) Tj/g)].map(([, text]) => text!.replace(/\\(.)/g, '$1'));

describe('The papers of the sample town', () => {
  it('are there for every event that has one attached, and for no other', () => {
    expect(withPapers.length).toBeGreaterThan(10);
    expect(withPapers.filter((event) => !paper(event))).toEqual([]);
    expect(withPapers.map(({ uid, attachments }) => [attachments, uid])).toEqual(
      withPapers.map(({ uid }) => [[`/api/papers/${uid}.pdf`], uid]),
    );
    expect(
      paper(events.findLast(({ name, attachments }) => name === 'Township Council meeting' && !attachments)!),
    ).toBeUndefined();
  });

  it('say who meets, when and where, and what about', () => {
    const hearings = words(paper(events.find(({ uid }) => uid.startsWith('budget-hearings'))!)!);
    expect(hearings.slice(0, 5)).toEqual([
      'Moorestown Township, Township Council',
      'Township budget hearings',
      'Tuesday, November 24, 2026 to Wednesday, November 25, 2026',
      '7:30 PM \x96 9:30 PM',
      'Town Hall, Council Chamber, 111 West Second Street, Moorestown, NJ 08057',
    ]);
    expect(hearings).toContain('6. Second evening: vote on the introduction of the budget');
  });

  it('have room for all their words on their page', () => {
    const lowest = withPapers.map((event) =>
      Math.min(
        ...[
          ...paper(event)!
            .toString('latin1')
            .matchAll(/72 ([\d.]+) Td/g),
        ].map(([, y]) => Number(y)),
      ),
    );
    expect(Math.min(...lowest)).toBeGreaterThan(72);
  });
});

describe('A PDF', () => {
  const file = renderPdf('Café (draft)', [{ words: 'A “draft” \\ of the café’s (old) menu: 鮨', size: 11 }]).toString('latin1');

  it('finds each of its parts where its table says they begin', () => {
    const places = [...file.matchAll(/^(\d{10}) 00000 n/gm)].map(([, place]) => Number(place));
    expect(places.map((place) => file.slice(place, place + 7))).toEqual(places.map((_, index) => `${index + 1} 0 obj`));
    expect(file.slice(Number(/startxref\n(\d+)/.exec(file)![1])).startsWith('xref\n0 8\n')).toBe(true);
    const [, length, stream] = /Length (\d+)>>\nstream\n(.*)\nendstream/s.exec(file)!;
    expect(stream).toHaveLength(Number(length));
  });

  it('keeps brackets, accents and typographic signs', () => {
    expect(words(Buffer.from(file, 'latin1'))).toEqual(['A \x93draft\x94 \\ of the café\x92s (old) menu: ?']);
    expect(file).toContain('/Title(Café \\(draft\\))');
  });
});
