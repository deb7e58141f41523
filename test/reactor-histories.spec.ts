import fc from 'fast-check';
import {
  address,
  addressKey,
  catalogueEvent,
  type EntryId,
  FollowOrganizations,
  type HashedKey,
  hashedKey,
  type OrganizationTree,
  PublishEvent,
  toEntryId,
} from '#libs/domain';
import { type Command, ReactorRunner, ReadModels, type Recorded, rebuildProjections } from '#libs/event-sourcing';
import { Geocoder, HttpFailure, toOrganizationId, toSubOrganizationId } from '#libs/integrations';
import { places, preferences } from '#projections';
import { FollowRequestResolver } from '../apps/api/src/preferences/follow-request-resolver';
import { openAlmanac } from './app';
import { registerOrganization } from './publishing';
import 'reflect-metadata';
import { rmSync } from 'node:fs';
import type { Commands } from '../apps/api/src/commands/commands';
import { AddressLocator } from '../apps/api/src/places/address-locator';
import { TownSettings } from '../apps/api/src/settings/town-settings';
import { isOnEngines } from './engines/test-servers';
import { createFolder, eventualMetadata, openProcess, projectAll, type TownProcess } from './fixtures/town-process';

type FollowStep = { what: 'read'; person: number } | { what: 'follow'; person: number } | { what: 'found' } | { what: 'rest' };

const arbitraryFollowStep: fc.Arbitrary<FollowStep> = fc.oneof(
  { weight: 3, arbitrary: fc.record({ what: fc.constantFrom('read', 'follow'), person: fc.nat({ max: 2 }) }) },
  { weight: 2, arbitrary: fc.record({ what: fc.constantFrom('found', 'rest') }) },
) as fc.Arbitrary<FollowStep>;

const FOUNDED_BEFORE_READ: FollowStep[][] = [
  [{ what: 'read', person: 0 }],
  [{ what: 'found' }],
  [{ what: 'rest' }],
  [{ what: 'follow', person: 0 }],
];

type Person = { key: HashedKey; tree?: OrganizationTree; follows: boolean };

const newPerson = (name: string): Person => ({ key: hashedKey(name), follows: false });

describe('A resident who follows an organization that founds sub-organizations', () => {
  it('follows each sub-organization in the end, in any order of reads, follows and reactions', async () => {
    const almanac = await openAlmanac();
    const followable = almanac.app.get(FollowRequestResolver);
    const followedBy = async (key: HashedKey) => (await almanac.app.get(ReadModels).get(preferences, key))?.followed;
    let towns = 0;

    const live = async (batches: readonly (readonly FollowStep[])[]) => {
      const town = `Town ${++towns}`;
      const id = toOrganizationId(town);
      const parts = ['First'];
      const people = [0, 1, 2].map((nth) => newPerson(`${town} ${nth}`));
      const treeNow = async () => (await followable.organizations([town], [])).tree;
      await registerOrganization(almanac, town, parts);

      const act = async (doing: FollowStep) => {
        if (doing.what === 'rest') return almanac.waitUntilSettled();
        if (doing.what === 'found') {
          parts.push(`Part ${parts.length}`);
          return registerOrganization(almanac, town, parts);
        }
        const person = people[doing.person]!;
        if (doing.what === 'read') person.tree = await treeNow();
        else if (!person.follows) {
          person.follows = true;
          const wished: EntryId[] = [toEntryId(id)];
          await almanac.issue(FollowOrganizations, { key: person.key, wished, tree: person.tree ?? (await treeNow()) });
        }
      };
      for (const batch of batches) await Promise.all(batch.map(act));
      await almanac.waitUntilSettled();

      const all = [toEntryId(id), ...parts.map((part) => toEntryId(id, toSubOrganizationId(id, part)))].toSorted();
      for (const { key, follows } of people) expect((await followedBy(key))?.toSorted()).toEqual(follows ? all : undefined);
    };

    const batches = fc.array(fc.array(arbitraryFollowStep, { minLength: 1, maxLength: 4 }), { maxLength: 8, size: 'max' });
    await fc.assert(fc.asyncProperty(batches, live), { seed: 1682, numRuns: 60, examples: [[FOUNDED_BEFORE_READ]] });
  });
});

const HELD_LEASES = new Map([['reactor locate-addresses', 1]]);
const ADDRESSES = ['12 River Road, Moorestown', '12  RIVER ROAD, Moorestown', '3 Mill Lane, Moorestown', '9 Nowhere, Moorestown'];
const COORDINATES = { latitude: 39.97, longitude: -74.95 };

class UnreliableGeocoder extends Geocoder {
  isDown = false;
  readonly answeredAddresses: string[] = [];

  override async locate(addressText: string) {
    if (this.isDown) throw new HttpFailure('answers 503');
    this.answeredAddresses.push(addressKey(addressText));
    return addressText.includes('Nowhere') ? null : { ...COORDINATES, formattedAddress: addressText.toUpperCase() };
  }
}

type Step =
  | { does: 'publish'; id: number; address: string | undefined; coordinates: typeof COORDINATES | undefined }
  | { does: 'geocoder'; isDown: boolean }
  | { does: 'wait'; ms: number }
  | { does: 'restart' };

const arbitrarySteps = fc.array(
  fc.oneof(
    {
      weight: 4,
      arbitrary: fc.record({
        does: fc.constant('publish' as const),
        id: fc.integer({ min: 1, max: 4 }),
        address: fc.option(fc.constantFrom(...ADDRESSES), { nil: undefined }),
        coordinates: fc.option(fc.constant({ latitude: 39.9, longitude: -74.9 }), { nil: undefined, freq: 3 }),
      }),
    },
    { weight: 2, arbitrary: fc.record({ does: fc.constant('geocoder' as const), isDown: fc.boolean() }) },
    { weight: 2, arbitrary: fc.record({ does: fc.constant('wait' as const), ms: fc.integer({ min: 0, max: 5_000 }) }) },
    { weight: 1, arbitrary: fc.record({ does: fc.constant('restart' as const) }) },
  ),
  { maxLength: 14 },
);

describe('Any published events, with a geocoder that is down at times', () => {
  it('every address is found with one answer, and a rebuild knows the same places', async () => {
    await fc.assert(fc.asyncProperty(arbitrarySteps, runHistory), { numRuns: isOnEngines ? 2 : 25 });
  });
});

const runHistory = async (history: readonly Step[]) => {
  const folder = createFolder();
  const geocoder = new UnreliableGeocoder();
  let town = openProcess(folder, { models: [places] });
  let now = 0;

  const commands = {
    issueBecauseOf: (_: Recorded, __: string, Kind: new (data: object, issued: object) => Command, data: object) =>
      town.streams.handle(address, new Kind(data, eventualMetadata()) as never),
  } as unknown as Commands;
  const followedUp = async () => {
    const reactor = new AddressLocator(geocoder, commands, new TownSettings());
    const reaction = new ReactorRunner(town.store, town.checkpoints, town.projector, reactor, () => now);
    do await projectAll(town);
    while (await reaction.step(HELD_LEASES));
  };
  const act = async (step: Step) => {
    if (step.does === 'geocoder') geocoder.isDown = step.isDown;
    if (step.does === 'wait') now += step.ms;
    if (step.does === 'publish') await town.streams.handle(catalogueEvent, toPublishEvent(step));
    if (step.does === 'restart') {
      await town.close();
      town = openProcess(folder, { models: [places] });
    }
    await followedUp();
  };

  for (const step of history) await act(step);
  await act({ does: 'geocoder', isDown: false });
  while ((await town.checkpoints.parked()).length > 0) await act({ does: 'wait', ms: 600_000 });

  expect(geocoder.answeredAddresses.toSorted()).toEqual([...new Set(geocoder.answeredAddresses)].toSorted());
  const mentioned = history.flatMap((step) => (step.does === 'publish' && step.address) || []);
  const placesByKey = await readPlaces(town);
  for (const one of mentioned) {
    expect(placesByKey.has(addressKey(one)) || geocoder.answeredAddresses.includes(addressKey(one))).toBe(true);
    expect(placesByKey.has(addressKey(one))).toBe(!one.includes('Nowhere') || isPublished(one, history));
  }
  await rebuildProjections(town, [places]);
  expect(await readPlaces(town)).toEqual(placesByKey);
  await town.close();
  rmSync(folder, { recursive: true });
};

const isPublished = (one: string, history: readonly Step[]) =>
  history.some((step) => step.does === 'publish' && step.address === one && step.coordinates !== undefined);

const toPublishEvent = ({ id, address, coordinates }: Extract<Step, { does: 'publish' }>) => {
  const content = { name: 'Open mill', organizationId: 4, category: 'Arts', date: '2026-11-20', time: '' };
  const fullContent = { ...content, ...(address && { address }), ...(coordinates && { coordinates }) };
  const origin = { source: 'mill', uid: String(id), instance: '' };
  return new PublishEvent({ id, content: fullContent, origin, cancelled: false }, eventualMetadata());
};

const readPlaces = async ({ readModels }: TownProcess) => {
  const keys = [...new Set(ADDRESSES.map(addressKey))];
  const found = await readModels.getMany(places, keys);
  return new Map(keys.flatMap((key, nth) => (found[nth] ? [[key, found[nth]] as const] : [])));
};
