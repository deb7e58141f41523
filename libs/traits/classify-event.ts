import { isOwnEvent, memoize, repairMojibake, type TownEvent } from '#libs/contracts';
import { type FilterReason, TRAITS, type Trait, type Traits } from '#libs/contracts/filters';
import { findChildrenReason } from './children';
import { type Evidence, type EvidenceTexts, findProbableReason } from './evidence';
import { findStatement } from './find-statement';
import { findFreeReason } from './free';
import { CHILDREN_EVIDENCE, CHILDREN_PRIOR } from './rules/children';
import { FREE_EVIDENCE, FREE_PRIOR } from './rules/free';
import { ONLINE_EVIDENCE, ONLINE_PRIOR } from './rules/online';
import { OUTDOORS_EVIDENCE, OUTDOORS_PRIOR } from './rules/outdoors';
import { REGISTRATION_EVIDENCE, REGISTRATION_PRIOR } from './rules/registration';
import { SENIORS_EVIDENCE, SENIORS_PRIOR } from './rules/seniors';
import { TEENS_EVIDENCE, TEENS_PRIOR } from './rules/teens';
import { MAX_CACHED_TEXTS } from './sentences';
import {
  ACCESSIBLE_STATEMENTS,
  ONLINE_STATEMENTS,
  OUTDOORS_STATEMENTS,
  REGISTRATION_STATEMENTS,
  SENIORS_STATEMENTS,
  SPANISH_STATEMENTS,
  TEENS_STATEMENTS,
} from './statements';

/** All that decides about the traits of an event. */
type EventContent = Pick<
  TownEvent,
  'name' | 'description' | 'organization' | 'subOrganization' | 'category' | 'categories' | 'price' | 'location' | 'isUserCreated'
> &
  Readonly<{ hour: string; about: string }>;

type TraitRules = Readonly<{
  findStatement: (event: EventContent, texts: EvidenceTexts) => FilterReason | null;
  prior: number;
  evidence: readonly Evidence[];
}>;

const NO_EVIDENCE = { prior: 0, evidence: [] };

const RULES: Readonly<Record<Trait, TraitRules>> = {
  free: { findStatement: findFreeReason, prior: FREE_PRIOR, evidence: FREE_EVIDENCE },
  children: {
    findStatement: (event) => findChildrenReason(event, isOwnEvent(event) ? '' : event.category),
    prior: CHILDREN_PRIOR,
    evidence: CHILDREN_EVIDENCE,
  },
  teens: { findStatement: (_, texts) => findStatement(TEENS_STATEMENTS, texts), prior: TEENS_PRIOR, evidence: TEENS_EVIDENCE },
  seniors: {
    findStatement: (_, texts) => findStatement(SENIORS_STATEMENTS, texts),
    prior: SENIORS_PRIOR,
    evidence: SENIORS_EVIDENCE,
  },
  outdoors: {
    findStatement: (_, texts) => findStatement(OUTDOORS_STATEMENTS, texts),
    prior: OUTDOORS_PRIOR,
    evidence: OUTDOORS_EVIDENCE,
  },
  online: {
    findStatement: (_, texts) => findStatement(ONLINE_STATEMENTS, texts),
    prior: ONLINE_PRIOR,
    evidence: ONLINE_EVIDENCE,
  },
  registration: {
    findStatement: (_, texts) => findStatement(REGISTRATION_STATEMENTS, texts),
    prior: REGISTRATION_PRIOR,
    evidence: REGISTRATION_EVIDENCE,
  },
  accessible: { findStatement: (_, texts) => findStatement(ACCESSIBLE_STATEMENTS, texts), ...NO_EVIDENCE },
  spanish: { findStatement: (_, texts) => findStatement(SPANISH_STATEMENTS, texts), ...NO_EVIDENCE },
};

/** Of a resident's own event only what its words say. `about` is what the organization says about itself. */
export const classifyEvent = (event: TownEvent, about = ''): Traits => classifyContent(JSON.stringify(contentOf(event, about)));

/** Cached by the content as JSON: the occurrences of a series have the same. */
const classifyContent = memoize((json: string): Traits => {
  const content = JSON.parse(json) as EventContent;
  const texts = textsOf(content);
  return Object.fromEntries(
    TRAITS.flatMap((trait) => {
      const reason = decide(content, texts, RULES[trait]);
      return reason ? [[trait, reason]] : [];
    }),
  );
}, MAX_CACHED_TEXTS);

/** As the server sent them, otherwise by the event alone. */
export const traitsOf = (event: TownEvent, about = ''): Traits => {
  const known = event.traits ?? cachedTraits.get(event);
  if (known) return known;
  const traits = classifyEvent(event, about);
  cachedTraits.set(event, traits);
  return traits;
};

const cachedTraits = new WeakMap<TownEvent, Traits>();

const contentOf = (event: TownEvent, about: string): EventContent => ({
  name: event.name,
  description: event.description,
  organization: event.organization,
  subOrganization: event.subOrganization,
  category: event.category,
  categories: event.categories,
  price: event.price,
  location: event.location,
  isUserCreated: event.isUserCreated,
  hour: event.startTime?.slice(11, 16) ?? '',
  about,
});

const decide = (
  event: EventContent,
  texts: EvidenceTexts,
  { findStatement, prior, evidence }: TraitRules,
): FilterReason | null => {
  const statement = findStatement(event, texts);
  if (statement || isOwnEvent(event)) return statement;
  const reason = findProbableReason(prior, evidence, texts);
  return reason && { ...reason, level: 'probably' };
};

const textsOf = (event: EventContent): EvidenceTexts => ({
  name: repairMojibake(event.name),
  subOrganization: event.subOrganization ?? '',
  organization: event.organization,
  about: event.about,
  category: event.category,
  price: event.price ?? '',
  categories: (event.categories ?? []).join(', '),
  location: repairMojibake(event.location ?? ''),
  description: repairMojibake(event.description ?? ''),
  hour: event.hour,
});
