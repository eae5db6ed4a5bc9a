import { describe, expect, it } from "vitest";
import {
  type OrderAction,
  type OrderActor,
  type OrderLifecycle,
  type OrderState,
  allowedActions,
  isOpenState,
  nextState,
  orderFlags,
} from "./order.state";

const STATES: readonly OrderState[] = [
  "pending",
  "confirmed",
  "inDelivery",
  "completed",
  "rejected",
  "canceled",
  "failed",
];
const ACTIONS: readonly OrderAction[] = [
  "undo",
  "reopen",
  "confirm",
  "reject",
  "cancel",
  "in-delivery",
  "completed",
  "counter-appointment",
  "confirm-counter-appointment",
  "reject-counter-appointment",
  "questionnaire",
  "expire-counter-appointment",
  "decline",
];

/** Written out once more, by hand: actor, state, action → where it leads. What is not here is not allowed. */
const ALLOWED: Record<OrderActor, Partial<Record<OrderState, Partial<Record<OrderAction, OrderState>>>>> = {
  staff: {
    pending: { confirm: "confirmed", reject: "rejected", cancel: "canceled", "counter-appointment": "pending" },
    confirmed: { "in-delivery": "inDelivery", completed: "completed", cancel: "canceled" },
    inDelivery: { completed: "completed", cancel: "canceled" },
  },
  customer: {
    pending: { "confirm-counter-appointment": "confirmed", "reject-counter-appointment": "canceled" },
    completed: { questionnaire: "completed" },
  },
  system: { pending: { "expire-counter-appointment": "canceled", decline: "rejected" } },
};

const every = (["staff", "customer", "system"] as const).flatMap((actor) =>
  STATES.flatMap((state) =>
    [true, false].flatMap((hasCounterAppointment) =>
      [true, false].map((isRated) => ({ actor, order: { state, hasCounterAppointment, isRated } })),
    ),
  ),
);

function expected({
  actor,
  action,
  order,
}: {
  actor: OrderActor;
  action: OrderAction;
  order: OrderLifecycle;
}): OrderState | null {
  if (action.endsWith("-counter-appointment") && !order.hasCounterAppointment) return null;
  if (action === "questionnaire" && order.isRated) return null;
  return ALLOWED[actor][order.state]?.[action] ?? null;
}

describe("order states", () => {
  it("change only as the transition table says, by the actors that it names", () => {
    for (const { actor, order } of every) {
      for (const action of ACTIONS)
        expect([actor, order, action, nextState({ actor, action, order })]).toEqual([
          actor,
          order,
          action,
          expected({ actor, action, order }),
        ]);
    }
  });

  it("offer exactly the actions that are allowed", () => {
    for (const { actor, order } of every) {
      expect([...allowedActions({ actor, order })].sort()).toEqual(
        ACTIONS.filter((action) => expected({ actor, action, order }) !== null).sort(),
      );
    }
  });

  it("lead back where the timeline says so", () => {
    const order: OrderLifecycle = { state: "completed", hasCounterAppointment: false, isRated: true };
    const back = { undone: "inDelivery", reopened: "confirmed" } as const;
    expect(nextState({ action: "undo", actor: "staff", order: { ...order, ...back } })).toBe("inDelivery");
    expect(nextState({ action: "reopen", actor: "staff", order: { ...order, ...back } })).toBe("confirmed");
    expect(nextState({ action: "undo", actor: "staff", order: { ...order, undone: null } })).toBeNull();
    for (const state of ["pending", "confirmed", "canceled", "rejected", "failed"] as const)
      expect(nextState({ action: "undo", actor: "staff", order: { ...order, ...back, state } })).toBeNull();
    expect(nextState({ action: "reopen", actor: "staff", order: { ...order, ...back, state: "canceled" } })).toBeNull();
    expect(nextState({ action: "undo", actor: "customer", order: { ...order, ...back } })).toBeNull();
  });

  it("before the payment cannot be confirmed, but can be rejected", () => {
    const order: OrderLifecycle = {
      state: "pending",
      hasCounterAppointment: false,
      isRated: false,
      isAwaitingPayment: true,
    };
    expect(allowedActions({ actor: "staff", order })).toEqual(["reject", "cancel"]);
    expect(allowedActions({ actor: "system", order })).toEqual([]);
  });

  it("offer the most likely action first", () => {
    const first = (state: OrderState) =>
      allowedActions({ actor: "staff", order: { state, hasCounterAppointment: false, isRated: false } })[0];
    expect([first("pending"), first("confirmed"), first("inDelivery"), first("completed")]).toEqual([
      "confirm",
      "in-delivery",
      "completed",
      undefined,
    ]);
  });

  it("never leave a final state, except for a rating", () => {
    for (const { actor, order } of every) {
      if (isOpenState(order.state)) continue;
      for (const action of ACTIONS) expect([null, order.state]).toContain(nextState({ actor, action, order }));
    }
    expect(STATES.filter(isOpenState)).toEqual(["pending", "confirmed", "inDelivery"]);
  });

  it("are answered as flags: at most one final state, delivered only when delivered", () => {
    for (const state of STATES) {
      for (const isDelivery of [true, false]) {
        const flags = orderFlags({ state, isDelivery });
        expect([flags.isCompleted, flags.isRejected, flags.isCanceled, flags.isFailed].filter(Boolean)).toHaveLength(
          isOpenState(state) ? 0 : 1,
        );
        expect(flags.isDelivered).toBe(state === "completed" && isDelivery);
        expect(flags.isInDelivery).toBe(state === "inDelivery");
        expect(flags.isConfirmed).toBe(["confirmed", "inDelivery", "completed"].includes(state));
      }
    }
  });
});
