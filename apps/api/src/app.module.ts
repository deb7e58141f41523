import { type DynamicModule, Module } from '@nestjs/common';
import { AccountsModule } from './accounts/accounts.module';
import { AuditModule } from './audit/audit.module';
import { BotcastModule } from './botcast/botcast.module';
import { BrowsersModule } from './browsers/browsers.module';
import { ChatModule } from './chat/chat.module';
import { CommandsModule } from './commands/commands.module';
import { DuplicatesModule } from './duplicates/duplicates.module';
import { EventsModule } from './events/events.module';
import { HealthModule } from './health/health.module';
import { LimitsModule } from './http/limits.module';
import { SignInModule } from './http/sign-in.module';
import { HttpClientModule } from './http-client/http-client.module';
import { ImportModule } from './import/import.module';
import { MetricsModule } from './metrics/metrics.module';
import { MyAlmanacModule } from './my-almanac/my-almanac.module';
import { MyDataModule } from './my-data/my-data.module';
import { ObservabilityModule } from './observing/observability.module';
import { OperationsModule } from './operations/operations.module';
import { OpsModule } from './ops/ops.module';
import { OrganizationsModule } from './organizations/organizations.module';
import { OwnEventsModule } from './own-events/own-events.module';
import { PlacesModule } from './places/places.module';
import { PreferencesModule } from './preferences/preferences.module';
import { PublishedCalendarsModule } from './published-calendars/published-calendars.module';
import { QuickAddModule } from './quick-add/quick-add.module';
import { ReactorsModule } from './reactors.module';
import { ReferenceModule } from './reference/reference.module';
import { RemindersModule } from './reminders/reminders.module';
import { SchoolsModule } from './schools/schools.module';
import { SeedModule } from './seed/seed.module';
import { Configuration } from './settings/configuration';
import { SettingsModule } from './settings/settings.module';
import { SidebarModule } from './sidebar/sidebar.module';
import { SourcesModule } from './sources/sources.module';
import { StoresModule } from './stores.module';
import { SubcalendarsModule } from './subcalendars/subcalendars.module';
import { SuggestionsModule } from './suggestions/suggestions.module';
import { SummariesModule } from './summaries/summaries.module';
import { TextMessagesModule } from './text-messages/text-messages.module';
import { TownModule } from './town/town.module';
import { WeatherModule } from './weather/weather.module';

@Module({
  imports: [
    ObservabilityModule,
    StoresModule,
    CommandsModule,
    SignInModule,
    LimitsModule,
    HealthModule,
    TownModule,
    OperationsModule,
    HttpClientModule,
    OrganizationsModule,
    EventsModule,
    OwnEventsModule,
    QuickAddModule,
    PlacesModule,
    WeatherModule,
    SchoolsModule,
    PreferencesModule,
    AccountsModule,
    MyAlmanacModule,
    SidebarModule,
    SubcalendarsModule,
    PublishedCalendarsModule,
    MyDataModule,
    AuditModule,
    OpsModule,
    SeedModule,
    ImportModule,
    SourcesModule,
    DuplicatesModule,
    SuggestionsModule,
    SummariesModule,
    BotcastModule,
    ChatModule,
    TextMessagesModule,
    BrowsersModule,
    RemindersModule,
    ReactorsModule,
    MetricsModule,
    ReferenceModule,
  ],
})
export class AppModule {
  static of(configuration: Configuration): DynamicModule {
    return { module: AppModule, imports: [SettingsModule.of(configuration)] };
  }
}
