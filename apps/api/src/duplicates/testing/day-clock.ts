import { Clock } from '../../settings/clock';

export class DayClock extends Clock {
  constructor(private day: string) {
    super('America/New_York');
  }

  setDay(day: string) {
    this.day = day;
  }

  override today() {
    return this.day;
  }
}
