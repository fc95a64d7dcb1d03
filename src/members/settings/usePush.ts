import { useEffect, useState } from 'react';
import {
  usePushQuery,
  useSubscribePushMutation,
  useUnsubscribePushMutation,
} from '../../notifications/api/pushApi';
import {
  endSubscription,
  getContent,
  type PushAbility,
  presentSubscription,
  pushAbility,
  subscribe,
} from '../../platform/browser/push';
import { useScreenState } from '../../ui/useScreenState';

/** The outcome of a click: done, no permission in the browser, or the service's reason; null for any other failure. */
type Outcome = 'done' | 'notAllowed' | { refused: string | null };

interface Push {
  ability: PushAbility;
  /** Whether the service pushes notifications to this browser; undefined until that is known. */
  on: boolean | undefined;
  /** Whether `on` could not be loaded. */
  failed: boolean;
  /** How many other browsers of the person the service pushes to. */
  others: number;
  working: boolean;
  turn: (on: boolean) => Promise<Outcome>;
  /** Turns push off in all browsers of the person. */
  turnOffEverywhere: () => Promise<Outcome>;
}

/** Push on this device: what the browser allows, and what the service has stored. Only the latter decides `on`. */
export function usePush(): Push {
  const [ability, setAbility] = useScreenState<PushAbility>('push ability', 'able');
  // Undefined until the browser has been asked.
  const [endpoint, setEndpoint] = useScreenState<string | null | undefined>('push', undefined);
  const [working, setWorking] = useState(false);
  const [subscribePush] = useSubscribePushMutation();
  const [unsubscribePush] = useUnsubscribePushMutation();
  const asked = ability === 'able' && endpoint !== undefined;
  const { currentData: push, isError } = usePushQuery(endpoint ?? null, { skip: !asked });

  useEffect(() => {
    let isHere = true;
    setAbility(pushAbility());
    presentSubscription()
      .catch(() => null)
      .then((present) => isHere && setEndpoint(present?.endpoint ?? null));
    return () => {
      isHere = false;
    };
  }, [setAbility, setEndpoint]);

  async function turnOn(): Promise<Outcome> {
    if (!push) return { refused: null };
    const subscription = await subscribe(push.key);
    setAbility(pushAbility());
    if (!subscription) return 'notAllowed';
    const { data, error } = await subscribePush(getContent(subscription));
    const [refused = null] = data ?? [];
    if (error || refused !== null) {
      await endSubscription();
      return { refused };
    }
    setEndpoint(subscription.endpoint);
    return 'done';
  }

  /** Tells the service first: until it knows, it goes on pushing to this browser. */
  async function turnOff(which: string | null): Promise<Outcome> {
    const { error } = await unsubscribePush(which);
    if (error) return { refused: null };
    // If the browser keeps its subscription, nothing arrives through it, and joinPush removes it later.
    await endSubscription().catch(() => undefined);
    setEndpoint(null);
    return 'done';
  }

  async function work(what: () => Promise<Outcome>): Promise<Outcome> {
    setWorking(true);
    const outcome = await what().catch((): Outcome => ({ refused: null }));
    setWorking(false);
    return outcome;
  }

  return {
    ability,
    on: push?.isSubscribed,
    failed: isError,
    others: push ? push.devices - (push.isSubscribed ? 1 : 0) : 0,
    working,
    turn: (on) => work(() => (on ? turnOn() : turnOff(endpoint ?? null))),
    turnOffEverywhere: () => work(() => turnOff(null)),
  };
}
