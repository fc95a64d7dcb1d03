import { useEffect } from 'react';
import {
  contentOf,
  endSubscription,
  type PushAbility,
  presentSubscription,
  pushAbility,
  subscribe,
} from '../../../browser/push';
import {
  usePushQuery,
  useSubscribePushMutation,
  useUnsubscribePushMutation,
} from '../../../store/api/pushApi';
import { useScreenState } from '../../../ui/useScreenState';

/** What came of a press: done, the person said no to the browser, or what the service says; null for any other failure. */
type Outcome = 'done' | 'notAllowed' | { refused: string | null };

interface Push {
  ability: PushAbility;
  /** Whether the service tells this browser of notices; undefined until that is known. */
  on: boolean | undefined;
  /** Whether that could not be found out. */
  failed: boolean;
  /** How many other browsers of the person it tells. */
  others: number;
  working: boolean;
  turn: (on: boolean) => Promise<Outcome>;
  /** For all browsers of the person. */
  turnOffEverywhere: () => Promise<Outcome>;
}

/** Push on this device: what the browser allows, and what the service has stored of it, which alone decides that it is on. */
export function usePush(): Push {
  const [ability, setAbility] = useScreenState<PushAbility>('push ability', 'able');
  // Undefined until the browser has been asked.
  const [endpoint, setEndpoint] = useScreenState<string | null | undefined>('push', undefined);
  const [working, setWorking] = useScreenState('push working', false);
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
    const { data, error } = await subscribePush(contentOf(subscription));
    const [refused = null] = data ?? [];
    if (error || refused !== null) {
      await endSubscription();
      return { refused };
    }
    setEndpoint(subscription.endpoint);
    return 'done';
  }

  /** The service first: while it is not told, this browser goes on being told. */
  async function turnOff(which: string | null): Promise<Outcome> {
    const { error } = await unsubscribePush(which);
    if (error) return { refused: null };
    // What the browser keeps to itself reaches it no more, and joinPush takes it away later.
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
