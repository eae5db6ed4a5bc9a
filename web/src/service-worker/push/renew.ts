import { subscribedDevices } from "../../shared/push/subscribed-devices";

/** What is needed of a subscription, and of what makes one. */
type Subscription = Pick<PushSubscription, "toJSON">;
interface Registration {
  pushManager: { subscribe(options: PushSubscriptionOptionsInit): Promise<Subscription> };
}

/**
 * Subscribes again when the browser has ended the subscription, and tells the platform for each device. Without a
 * session the platform refuses; its alarm then says that the device is not reached any more.
 */
export async function renew({
  event: { newSubscription },
  registration,
}: {
  /** Has no subscription where the browser leaves it to the worker to subscribe again. */
  event: { newSubscription?: Subscription | null };
  registration: Registration;
}): Promise<void> {
  const devices = await subscribedDevices();
  if (devices.length === 0) return;
  const { endpoint, keys } = (newSubscription ?? (await subscribe(registration))).toJSON();
  for (const device of devices)
    await fetch("/api/push/subscriptions", {
      method: "POST",
      headers: { "Content-Type": "application/json" },
      body: JSON.stringify({ device, endpoint, keys }),
    });
}

async function subscribe(registration: Registration): Promise<Subscription> {
  const { data } = (await (await fetch("/api/push/key")).json()) as { data: { publicKey: string } };
  return registration.pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: data.publicKey });
}
