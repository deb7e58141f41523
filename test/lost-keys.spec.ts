import { copyFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { PASSWORD, register, signIn } from './account';
import { aDataDirectory, openAlmanac } from './app';
import { commandLineIn } from './command-line';
import { onFiles } from './engines/servers-of';

const [ADA, TOM] = ['ada@example.com', 'tom@example.com'];

describe('A town whose keys were lost, and brought back as of before', () => {
  onFiles.it('lets in whom they know; who came later registers again once an operator has forgotten that account', async () => {
    const ALMANAC_DATA_DIR = aDataDirectory();
    const [keys, copy] = [join(ALMANAC_DATA_DIR, 'keys.db'), join(aDataDirectory(), 'keys.db')];
    const before = await openAlmanac({ ALMANAC_DATA_DIR });
    await register(before, ADA);
    await before.close();
    copyFileSync(keys, copy);
    const meanwhile = await openAlmanac({ ALMANAC_DATA_DIR });
    await register(meanwhile, TOM);
    await meanwhile.close();
    rmSync(keys);
    copyFileSync(copy, keys);

    const town = await openAlmanac({ ALMANAC_DATA_DIR });
    const tries = (what: string) => town.http.post(`/api/auth/${what}`).send({ email: TOM, password: PASSWORD });
    await signIn(town, ADA);
    await tries('login').expect(401);
    await tries('register').expect(409);
    await tries('login').expect(401);

    expect(await commandLineIn(ALMANAC_DATA_DIR)('forget', '--email', TOM, '--confirm', TOM)).toMatchObject({
      code: 0,
      complained: '',
    });
    await register(town, TOM);
    await signIn(town, TOM);
  });
});
