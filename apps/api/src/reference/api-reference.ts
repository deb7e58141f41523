import { type INestApplication, Injectable } from '@nestjs/common';
import { type FinishedResponse, finishJson } from '../response-cache/finished-response';
import { TownSettings } from '../settings/town-settings';
import { createOpenApi } from './open-api';

@Injectable()
export class ApiReference {
  private app: INestApplication | undefined;
  private response: Promise<FinishedResponse> | undefined;

  constructor(private readonly town: TownSettings) {}

  describe(app: INestApplication) {
    this.app = app;
  }

  finishedResponse(): Promise<FinishedResponse> {
    this.response ??= createOpenApi(this.app!, this.town.name).then(finishJson);
    return this.response;
  }
}
