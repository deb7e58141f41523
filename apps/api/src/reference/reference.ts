import { type INestApplication, Injectable } from '@nestjs/common';
import { type Finished, finished } from '../answers/finished';
import { TownSettings } from '../settings/town-settings';
import { openApi } from './open-api';

/** The reference of the application it is given, put together when somebody first wants to read it. */
@Injectable()
export class Reference {
  private app: INestApplication | undefined;
  private made: Promise<Finished> | undefined;

  constructor(private readonly town: TownSettings) {}

  of(app: INestApplication) {
    this.app = app;
  }

  finished(): Promise<Finished> {
    this.made ??= openApi(this.app!, this.town.name).then(finished);
    return this.made;
  }
}
