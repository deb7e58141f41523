import type { AccountEvent } from './account';
import type { AddressEvent } from './address';
import type { BrowserEvent } from './browser';
import type { CatalogueEvent } from './catalogue-event';
import type { NameClaimed } from './claimed-name';
import type { EmailAddressEvent } from './email-address';
import type { HistoryLookedAt } from './history-look';
import type { OperationsEvent } from './operations';
import type { OrganizationEvent } from './organization';
import type { OwnEventEvent } from './own-event';
import type { PhoneNumberEvent } from './phone-number';
import type { PreferencesEvent } from './preferences';
import type { ReminderEvent } from './reminder';
import type { ReportEvent } from './report';
import type { SourceEvent } from './source';
import type { SubscriptionEvent } from './subscription';
import type { SuggestionEvent } from './suggestion';
import type { TextMessagesEvent } from './text-messages';

type FactType = (
  | AccountEvent
  | AddressEvent
  | BrowserEvent
  | CatalogueEvent
  | EmailAddressEvent
  | HistoryLookedAt
  | NameClaimed
  | OperationsEvent
  | OrganizationEvent
  | OwnEventEvent
  | PhoneNumberEvent
  | PreferencesEvent
  | ReminderEvent
  | ReportEvent
  | SourceEvent
  | SubscriptionEvent
  | SuggestionEvent
  | TextMessagesEvent
)['type'];

const ALL_FACT_TYPES: Record<FactType, true> = {
  AddressNoted: true,
  AddressLocated: true,
  AddressNotFound: true,
  EventPublished: true,
  EventRescheduled: true,
  EventRelisted: true,
  EventRevised: true,
  EventCancelled: true,
  EventRebooked: true,
  EventReinstated: true,
  EventIdentified: true,
  EventMerged: true,
  EventWithdrawn: true,
  EventMadePrivate: true,
  EventUnmerged: true,
  EventParted: true,
  EventUnparted: true,
  MergeConfirmed: true,
  MergeReopened: true,
  EventTraitsCorrected: true,
  EventRestored: true,
  OrganizationRegistered: true,
  OrganizationDescribed: true,
  OrganizationRenamed: true,
  OrganizationAlsoCalled: true,
  NameClaimed: true,
  NameForgone: true,
  SubOrganizationAdded: true,
  SubOrganizationRenamed: true,
  SubcalendarOffered: true,
  FeedDefaultOffered: true,
  OwnEventCreated: true,
  OwnEventRevised: true,
  OccurrenceRevised: true,
  OccurrenceDropped: true,
  OwnEventDeleted: true,
  EventSuggested: true,
  SuggestionAccepted: true,
  SuggestionRejected: true,
  SuggestionReopened: true,
  IssueReported: true,
  ReportClosed: true,
  ReportReopened: true,
  OrganizationFollowed: true,
  OrganizationUnfollowed: true,
  FeedDefaultsDeclined: true,
  SubcalendarFollowed: true,
  SubcalendarUnfollowed: true,
  CollectionDistrictChosen: true,
  PreferencesForgotten: true,
  EventSaved: true,
  EventUnsaved: true,
  SessionCarriedOver: true,
  ReminderSet: true,
  ReminderMoved: true,
  ReminderCalledOff: true,
  ReminderDropped: true,
  ReminderBegun: true,
  ReminderGiven: true,
  ReminderFailed: true,
  ReminderSeen: true,
  TextMessagesAgreed: true,
  PhoneNumberGiven: true,
  PhoneNumberTakenBack: true,
  TextRemindersTurnedOn: true,
  TextRemindersTurnedOff: true,
  TextMessagesDeclined: true,
  NumberConfirmed: true,
  NumberStopped: true,
  TextMessageClaimed: true,
  BrowserAllowed: true,
  BrowserForgotten: true,
  SubscriptionStarted: true,
  SubscriptionStopped: true,
  EmailAddressClaimed: true,
  EmailAddressHeld: true,
  EmailAddressReleased: true,
  PasswordResetAsked: true,
  ResetLinkUsed: true,
  AccountRegistered: true,
  SignedIn: true,
  SignedOut: true,
  PasswordResetOffered: true,
  PasswordReset: true,
  PasswordChanged: true,
  EmailChangeAsked: true,
  EmailChangeOffered: true,
  EmailAddressChanged: true,
  EmailUndoOffered: true,
  EmailAddressRestored: true,
  AccountForgotten: true,
  SecondFactorEnabled: true,
  SecondFactorGiven: true,
  SecondFactorDisabled: true,
  RecoveryCodesRenewed: true,
  RoleGranted: true,
  RoleRevoked: true,
  SourceAdded: true,
  SourceMoved: true,
  SourceZoned: true,
  SourcePaused: true,
  SourceResumed: true,
  SourceRemoved: true,
  LoadAccepted: true,
  LoadRefused: true,
  CheckOrdered: true,
  SeedingStarted: true,
  SeedingFinished: true,
  RebuildAsked: true,
  RebuildStopped: true,
  ProjectionRebuilt: true,
  RebuildRefused: true,
  SwitchBackAsked: true,
  ProjectionSwitchedBack: true,
  ReactorsRetried: true,
  FactSkipped: true,
  FoldRetried: true,
  FoldSkipped: true,
  BackupMade: true,
  BackupFailed: true,
  TownRestored: true,
  HistoryLookedAt: true,
};

export const factTypes: ReadonlySet<string> = new Set(Object.keys(ALL_FACT_TYPES));
