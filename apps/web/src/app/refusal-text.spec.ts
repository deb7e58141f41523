import { refusalText } from './refusal-text';

const nameOf = (id: number) => (id === 7 ? '"Light Up Night"' : undefined);

describe('What Joan is told of wishes that were refused', () => {
  it('is which event could not be saved, and why', () => {
    const change = { kind: 'save', eventId: 7, save: true } as const;
    expect(refusalText([{ id: 1, key: 'joan', wish: change, said: 'There is no such event.' }], nameOf)).toEqual({
      title: 'Some changes were not saved',
      description: '“"Light Up Night"” could not be saved. There is no such event.',
    });
  });

  it('is all of it in one, for one toast is seen at a time', () => {
    const refused = [
      { id: 1, key: 'joan', wish: { kind: 'save', eventId: 8, save: false } as const },
      { id: 2, key: 'joan', wish: { kind: 'follow', added: ['Library'], removed: [] } as const, said: 'Nobody is called so.' },
    ];
    expect(refusalText(refused, nameOf).description).toBe(
      'An event could not be removed from what you saved. The follows you changed while you were offline could not be saved. Nobody is called so.',
    );
  });
});
