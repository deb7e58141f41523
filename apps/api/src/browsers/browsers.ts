import { hash } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { AllowBrowser, ForgetBrowser, type HashedKey, sealedFor } from '#libs/domain';
import { PersonalKeys, ReadModels, seal, unseal } from '#libs/event-sourcing';
import { type BrowserAddress, Push, PushFailure, type PushMessage } from '#libs/integrations';
import { browsers } from '#projections';
import { Commands } from '../commands/commands';

const ABOUT = 'browser';

/** The browsers in which residents let themselves be told things while no page is open. */
@Injectable()
export class Browsers {
  constructor(
    private readonly commands: Commands,
    private readonly readModels: ReadModels,
    private readonly keys: PersonalKeys,
    private readonly push: Push,
  ) {}

  publicKey(): Promise<string> {
    return this.push.publicKey();
  }

  async allow(key: HashedKey, ip: string, address: BrowserAddress) {
    const sealed = seal(await this.keys.made(sealedFor(key)), ABOUT, JSON.stringify(address));
    await this.commands.issueFor(key, ip, AllowBrowser, { key, browser: nameOf(address.endpoint), address: sealed });
  }

  async forget(key: HashedKey, ip: string, endpoint: string) {
    await this.commands.issueFor(key, ip, ForgetBrowser, { key, browser: nameOf(endpoint) });
  }

  async any(key: HashedKey): Promise<boolean> {
    return (await this.readModels.find(browsers, { key: { eq: key } }, { limit: 1 })).length > 0;
  }

  /**
   * Tells all of them, and forgets those that listen no longer. Answers whether any was told.
   * @throws PushFailure when none was, and one may be told later
   */
  async tell(key: HashedKey, message: PushMessage): Promise<boolean> {
    const outcomes = await Promise.all((await this.addressesOf(key)).map((address) => this.told(key, address, message)));
    if (outcomes.includes(true)) return true;
    const failure = outcomes.find((outcome) => outcome instanceof PushFailure);
    if (failure) throw failure;
    return false;
  }

  private async addressesOf(key: HashedKey): Promise<BrowserAddress[]> {
    const secret = await this.keys.get(sealedFor(key));
    const known = await this.readModels.find(browsers, { key: { eq: key } });
    return secret ? known.map(({ address }) => JSON.parse(unseal(secret, ABOUT, address))) : [];
  }

  private async told(key: HashedKey, address: BrowserAddress, message: PushMessage): Promise<boolean | PushFailure> {
    try {
      await this.push.send(address, message);
      return true;
    } catch (error) {
      if (!(error instanceof PushFailure)) throw error;
      if (!error.isGone) return error;
      await this.commands.issueWithoutWaiting('push', ForgetBrowser, { key, browser: nameOf(address.endpoint) });
      return false;
    }
  }
}

/** Says nothing of where it is. */
const nameOf = (endpoint: string): string => hash('sha256', endpoint, 'base64url').slice(0, 22);
