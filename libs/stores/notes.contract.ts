import type { Notes } from '#libs/event-sourcing';

/** `open` returns two instances on the same empty notes. */
export const notesContract = (open: () => Promise<readonly [Notes, Notes]>) => {
  let notes: Notes;
  let elsewhere: Notes;
  beforeEach(async () => {
    [notes, elsewhere] = await open();
  });
  afterEach(async () => {
    await notes.close();
    await elsewhere.close();
  });

  it('are none at first', async () => {
    expect(await notes.get('source 1')).toBeUndefined();
    expect(await notes.all('source ')).toEqual(new Map());
  });

  it('are read as they were put, in every process, whatever they say', async () => {
    const note = { '$set.a': [1, null, { 'b.c': 'é\u2028' }], '': true };
    await notes.put('source 1', note);
    expect(await elsewhere.get('source 1')).toEqual(note);
    expect(await notes.get('source 1')).toEqual(note);
  });

  it('are replaced whole', async () => {
    await notes.put('source 1', { error: 'answers 500', failures: 1 });
    await elsewhere.put('source 1', { failures: 0 });
    expect(await notes.get('source 1')).toEqual({ failures: 0 });
  });

  it('are found by how their names begin, and by nothing that only looks alike', async () => {
    for (const name of ['source 12/3 100%_a.ics', 'source', 'Source 1', 'source_1', 'sourcf 1']) await notes.put(name, name);
    await elsewhere.put('source 2', 'two');
    expect(await notes.all('source ')).toEqual(
      new Map([
        ['12/3 100%_a.ics', 'source 12/3 100%_a.ics'],
        ['2', 'two'],
      ]),
    );
  });

  it('are dropped by name', async () => {
    await notes.put('source 1', 1);
    await notes.put('source 12', 12);
    await elsewhere.drop('source 1');
    await elsewhere.drop('source 3');
    expect(await notes.all('source ')).toEqual(new Map([['12', 12]]));
  });
};
