import { type DynamicModule, Module } from '@nestjs/common';
import { Clock } from './clock';
import { Configuration } from './configuration';
import { readTownSettings, TownSettings } from './town-settings';

@Module({})
export class SettingsModule {
  static of(configuration: Configuration): DynamicModule {
    const town = readTownSettings(configuration.ALMANAC_DATA_DIR);
    return {
      module: SettingsModule,
      global: true,
      providers: [
        { provide: Configuration, useValue: configuration },
        { provide: TownSettings, useValue: town },
        { provide: Clock, useValue: new Clock(town.timeZone, configuration.ALMANAC_NOW) },
      ],
      exports: [Configuration, TownSettings, Clock],
    };
  }
}
