import { KeyDestroyed, type PersonalKeys } from '#libs/event-sourcing';

/** `open` returns two instances on the same empty keys. */
export const personalKeysContract = (open: () => Promise<readonly [PersonalKeys, PersonalKeys]>) => {
  let keys: PersonalKeys;
  let elsewhere: PersonalKeys;
  beforeEach(async () => {
    [keys, elsewhere] = await open();
  });
  afterEach(async () => {
    await keys.close();
    await elsewhere.close();
  });

  it('are 256 bits of nobody before they are made', async () => {
    expect(await keys.get('anna')).toBeUndefined();
    expect(await keys.getOrCreate('anna')).toHaveLength(32);
  });

  it('stay what they are, in every process', async () => {
    const key = await keys.getOrCreate('anna');
    expect(await elsewhere.getOrCreate('anna')).toEqual(key);
    expect(await keys.getOrCreate('anna')).toEqual(key);
    expect(await elsewhere.get('anna')).toEqual(key);
  });

  it('differ from person to person', async () => {
    expect(await keys.getOrCreate('anna')).not.toEqual(await keys.getOrCreate('ben'));
  });

  it('are told of everybody who has one', async () => {
    expect(await keys.all()).toEqual(new Map());
    const made = [
      ['anna', await keys.getOrCreate('anna')] as const,
      ['email addresses', await keys.getOrCreate('email addresses')] as const,
    ];
    expect(await elsewhere.all()).toEqual(new Map(made));
  });

  it('are gone for ever once they were destroyed, of whoever asks wherever', async () => {
    const [annas, bens] = [await keys.getOrCreate('anna'), await elsewhere.getOrCreate('ben')];
    await keys.destroy('anna');
    await keys.destroy('anna');
    await elsewhere.destroy('carla');
    for (const each of [keys, elsewhere]) {
      expect(await each.get('anna')).toBeUndefined();
      for (const person of ['anna', 'carla']) {
        await expect(each.getOrCreate(person)).rejects.toThrow(KeyDestroyed);
        await expect(each.getOrCreate(person, annas)).rejects.toThrow(KeyDestroyed);
      }
      expect(await each.all()).toEqual(new Map([['ben', bens]]));
      expect(await each.destroyed()).toEqual(new Set(['anna', 'carla']));
    }
  });

  it('are one also for those who ask first at the same time', async () => {
    const made = await Promise.all(Array.from({ length: 20 }, (_, nth) => (nth % 2 ? keys : elsewhere).getOrCreate('anna')));
    expect(new Set(made.map((key) => key.toString('hex'))).size).toBe(1);
  });
};
