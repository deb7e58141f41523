import fc from 'fast-check';
import { parseAgendaItems } from './agenda-items';

describe('What a meeting deals with', () => {
  it('is what is numbered in its agenda, but for what every meeting has', () =>
    expect(
      parseAgendaItems([
        'Moorestown Township',
        'Council meeting',
        'Monday, November 23, 2026',
        '1. Call to order and statement of compliance',
        '2. Roll call',
        '3. Report of the township manager: leaf collection, road resurfacing, the water',
        'main on Kings Highway',
        '4. Ordinance on outdoor dining',
        'IV. Bills',
        '5.1 Salt shed',
        '• Tree Board',
        '- Tree Board',
        '6. Adjournment',
        'Page 1',
      ]),
    ).toEqual([
      'Report of the township manager: leaf collection, road resurfacing, the water main on Kings Highway',
      'Ordinance on outdoor dining',
      'Bills',
      'Salt shed',
      'Tree Board',
    ]));

  it('leads nowhere', () =>
    expect(parseAgendaItems(['1. Zoom at https://evil.example/x', '2. Write to a@b.example'])).toEqual(['Zoom at', 'Write to']));

  it('is nothing where nobody can tell', () => {
    expect(parseAgendaItems([])).toEqual([]);
    expect(parseAgendaItems(['Minutes', 'Pictures of the lake'])).toEqual([]);
  });

  it('is short and on one line, whatever the lines are', () =>
    fc.assert(
      fc.property(
        fc.array(
          fc.oneof(
            fc.string(),
            fc.string().map((text) => `1. ${text}`),
          ),
        ),
        (lines) => {
          const items = parseAgendaItems(lines);
          expect(items.length).toBeLessThanOrEqual(30);
          expect(items.every((item) => item.length <= 200 && !item.includes('\n') && item.trim() !== '')).toBe(true);
        },
      ),
    ));
});
