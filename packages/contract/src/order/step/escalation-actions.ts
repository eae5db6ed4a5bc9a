/**
 * What happens while nobody answers an order, or nobody looks after a printer or display: a louder sound at the desk, the second device, a message to a number or
 * an address, and at last the order is declined.
 */
export const ESCALATION_ACTIONS = ["sound", "device", "sms", "mail", "decline"] as const;
export type EscalationAction = (typeof ESCALATION_ACTIONS)[number];
