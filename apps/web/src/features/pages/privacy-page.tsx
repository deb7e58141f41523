import { useFeature } from '../../lib/use-town';
import { TextPage } from './text-page';
import styles from './text-page.module.css';

/** Says what is true of this town's Almanac: a part that is switched off here is not spoken of as if it were on. */
export const PrivacyPage = () => {
  const accounts = useFeature('accounts');
  return (
    <TextPage title="Privacy" lead="Almanac needs little about you, and keeps it where you can reach it.">
      <section>
        <h2>On your device</h2>
        <p>
          Your preferences are stored locally on your device: theme, accent, view, search and sidebar. There is no advertising and
          no tracking. Nothing comes from other sites but the pictures and recordings that organizations link in their events.
        </p>
      </section>
      <section>
        <h2>What you follow and save</h2>
        <p>
          It is kept on the calendar’s server, with the history of its changes, under a random session id
          {accounts ? ', or under your account when you have one' : ''}. The id is stored on your device and says nothing about
          who you are. Clear this site’s data in your browser, and the id is gone.
        </p>
      </section>
      <section>
        <h2>Your phone number</h2>
        <p>
          We collect a phone number only if you opt in to text messages. They are sent through a third-party messaging provider,
          at most a few per week. Reply <b>STOP</b> at any time to opt out.
        </p>
      </section>
      {accounts && (
        <section>
          <h2>Forgetting you</h2>
          <p>
            E-mail address, phone number and the texts of your own events are encrypted with a key of your own. When you ask to be
            forgotten, the key is deleted, and no one can read them again.
          </p>
        </section>
      )}
      <p className={styles.date}>Last updated June 21, 2025</p>
    </TextPage>
  );
};
