import { customerName } from "../../customer/customer-name";
import { CHANNEL_LABELS } from "../../customer/customer.texts";
import { formatMoney } from "../../kit/money";
import { DEFAULT_TIME_ZONE, formatDate, formatDateTime } from "../../kit/time";
import { methodOf } from "../../branch/branch-hours";
import { jobEventText } from "../../job/job.texts";
import { partTexts, quantityText } from "../../print/document/order-words";
import type { TextBlock } from "../../print/document/text-block";
import { TIMELINE_LABELS } from "../../order/step/timeline.texts";
import { PAYMENT_STATE_LABELS } from "../../payment/payment-state.texts";
import { STOPPED_LABELS } from "../../reminder/reminder.texts";
import { PAYMENT_LABELS } from "../../payment/payment-method.texts";
import type { PersonExport, PersonOrder } from "./person-export";
import { PERSON_TEXTS as texts } from "./person-export.texts";

/** How many orders are told: what has more pages nobody reads, and drawing it would take too long. */
const MOST_ORDERS = 500;
const zone = DEFAULT_TIME_ZONE;
const timeOf = (at: string): string => formatDateTime({ at: Date.parse(at), zone });
const dayOf = (at: string): string => formatDate({ at: Date.parse(at), zone });

/** The file as people read it. What is empty is left out. */
export function personDocument(data: PersonExport): TextBlock[] {
  const { shop, createdAt, plannedChanges, orders, messages, uploads, forms, log } = data;
  return [
    { kind: "title", text: texts.title },
    { kind: "text", text: texts.by({ shop: shop.businessName || shop.name, at: timeOf(createdAt) }) },
    { kind: "text", text: texts.law },
    { kind: "text", text: texts.characters },
    ...section(texts.customer, customerBlocks(data)),
    ...section(texts.consents, consentBlocks(data)),
    ...section(
      texts.plannedChanges,
      plannedChanges.flatMap(({ at, fields }) => [
        { kind: "subheading" as const, text: timeOf(at) },
        ...fieldRows(fields),
      ]),
    ),
    ...section(texts.orders, [
      ...(orders.length > MOST_ORDERS ? [text(texts.newest({ shown: MOST_ORDERS, all: orders.length }))] : []),
      ...orders.slice(0, MOST_ORDERS).flatMap((order) => orderBlocks({ order, currency: data.currency })),
    ]),
    ...section(
      texts.messages,
      messages.flatMap(({ createdAt: at, event, channel, to, tickets }) =>
        row(
          timeOf(at),
          texts.message({
            ...{ event: jobEventText(event), channel: texts.channels[channel], to },
            tickets: tickets.join(", "),
          }),
        ),
      ),
    ),
    ...section(
      texts.uploads,
      uploads.flatMap(({ createdAt: at, name, size, ticketNumber, url }) =>
        row(timeOf(at), [texts.upload({ name, size: sizeText(size), ticket: ticketNumber }), url].join("\n")),
      ),
    ),
    ...section(
      texts.forms,
      forms.flatMap(({ kind, createdAt: at, fields }) => [
        { kind: "subheading" as const, text: texts.noteAt({ at: timeOf(at), text: texts.formKinds[kind] }) },
        ...fieldRows(fields),
      ]),
    ),
    ...section(
      texts.log,
      log.flatMap(({ at, action }) => row(timeOf(at), action)),
    ),
  ];
}

function section(title: string, blocks: readonly TextBlock[]): TextBlock[] {
  return [{ kind: "heading", text: title }, ...(blocks.length > 0 ? blocks : [text(texts.nothing)])];
}

function text(value: string): TextBlock {
  return { kind: "text", text: value };
}

function row(label: string, value: string | null | undefined): TextBlock[] {
  return value?.trim() ? [{ kind: "row", label, value: value.trim() }] : [];
}

/** Like forms have their fields in the same sequence, however they are stored. */
function fieldRows(fields: Readonly<Record<string, unknown>>): TextBlock[] {
  const names = [...new Set([...texts.fieldNames, ...Object.keys(fields)])].filter((name) => name in fields);
  return names.flatMap((name) => row(texts.field(name), valueText(fields[name])));
}

/** The value of a field, whatever its kind. */
function valueText(value: unknown): string {
  if (typeof value === "object" && value !== null)
    return Object.values(value).map(valueText).filter(Boolean).join(", ");
  return typeof value === "boolean" ? texts.yesOrNo(value) : String(value ?? texts.emptied);
}

interface Address {
  street: string;
  floor: string;
  stairway: string;
  door: string;
  zipCode: string;
  city: string;
  country: string;
}

function addressText({ street, floor, stairway, door, zipCode, city, country }: Address): string {
  const place = [zipCode, city].filter(Boolean).join(" ");
  const lines = [[street, stairway, floor, door].filter(Boolean).join(" / "), place].filter(Boolean);
  return lines.length > 0 ? [...lines, country].join(", ") : "";
}

function customerBlocks({ customer, currency }: PersonExport): TextBlock[] {
  const { orderCount: orders, grossTotal, birthday } = customer;
  return [
    ...row(texts.number, String(customer.number)),
    ...row(texts.name, customerName({ ...customer, companyName: "" })),
    ...row(texts.company, customer.companyName),
    ...row(texts.vatNumber, customer.vatNumber),
    ...row(texts.birthday, birthday ? dayOf(`${birthday}T12:00:00Z`) : ""),
    ...row(texts.mails, customer.emails.join(", ")),
    ...row(texts.phones, customer.phones.join(", ")),
    ...customer.addresses.flatMap((address) => row(texts.address, addressText(address))),
    ...row(texts.tags, customer.tags.join(", ")),
    ...row(texts.note, customer.note),
    ...row(texts.blocked, customer.isBlocked ? customer.blockReason : ""),
    ...row(texts.since, dayOf(customer.createdAt)),
    ...row(texts.sum, texts.sumOf({ orders, sum: formatMoney(grossTotal, currency) })),
  ];
}

function consentBlocks({ customer: { consents }, stops }: PersonExport): TextBlock[] {
  const stopped = stops.flatMap(({ value, stopped: uses }) =>
    row(texts.stopped, uses.length > 0 ? `${value}: ${uses.map((use) => STOPPED_LABELS[use]).join(", ")}` : ""),
  );
  const given = consents.flatMap(({ purpose, channel, givenAt, withdrawnAt, source, text: wording }) =>
    row(
      CHANNEL_LABELS[channel],
      [
        texts.purpose(purpose),
        [texts.given(dayOf(givenAt)), ...(withdrawnAt ? [texts.withdrawn(dayOf(withdrawnAt))] : [])].join(", "),
        ...(source ? [texts.source(source)] : []),
        ...(wording ? [wording] : []),
      ].join("\n"),
    ),
  );
  return [...given, ...stopped];
}

function orderBlocks({ order, currency }: { order: PersonOrder; currency: string }): TextBlock[] {
  const { ticketNumber: ticket, createdAt, pricing, questionnaire, withdrawal, withdrawnAt, appointment } = order;
  const money = (cents: number): string => formatMoney(cents, currency);
  const positions = order.items.filter(({ amount }) => amount > 0);
  return [
    { kind: "subheading", text: texts.order({ ticket, at: timeOf(createdAt) }) },
    ...row(texts.branch, order.branch.name),
    ...row(texts.state, texts.states[order.state]),
    ...row(texts.method, texts.methodOf({ method: methodOf(order), table: order.tableIdentifier })),
    ...row(texts.wantedFor, appointment ? timeOf(appointment) : ""),
    ...row(
      texts.items,
      positions
        .flatMap(({ name, gross, parts, ...quantity }) => [
          texts.position({ quantity: quantityText(quantity), name, sum: money(gross) }),
          ...partTexts(parts),
        ])
        .join("\n"),
    ),
    ...row(texts.total, pricing ? money(pricing.totalGross) : ""),
    ...row(
      texts.payment,
      [
        PAYMENT_LABELS[order.paymentMethod],
        ...order.payments.map(({ amount, state }) => `${money(amount)}: ${PAYMENT_STATE_LABELS[state]}`),
      ].join("\n"),
    ),
    ...row(texts.rejection, order.rejectionMessage),
    ...row(
      texts.refunds,
      order.refunds
        .map(({ at, amount, reason }) => texts.refund({ at: timeOf(at), sum: money(amount), reason }))
        .join("\n"),
    ),
    ...row(texts.orderer, ordererText(order)),
    ...row(texts.sms, order.isSmsEnabled ? texts.smsAllowed : ""),
    ...row(texts.advertising, advertisingText(order)),
    ...row(texts.delivery, deliveryText(order)),
    ...row(texts.comment, order.comment),
    ...row(texts.rating, questionnaire ? texts.ratingOf(questionnaire) : ""),
    ...row(
      texts.withdrawal,
      withdrawal && withdrawnAt
        ? [timeOf(withdrawnAt), withdrawal.name, withdrawal.email, withdrawal.remark].filter(Boolean).join(", ")
        : "",
    ),
    ...row(
      texts.notes,
      order.notes.map(({ at, text: note }) => texts.noteAt({ at: timeOf(at), text: note })).join("\n"),
    ),
    ...row(
      texts.timeline,
      order.timeline
        .map(({ at, action }) => texts.noteAt({ at: timeOf(at), text: TIMELINE_LABELS[action] ?? action }))
        .join("\n"),
    ),
  ];
}

function advertisingText({ advertising }: PersonOrder): string {
  if (advertising === "unasked") return "";
  return advertising === "offered" ? texts.advertisingOffered : texts.advertisingRefused;
}

function ordererText(order: PersonOrder): string {
  const { companyName, company, vatNumber, phone, email } = order;
  const name = customerName({ ...order, companyName: "" });
  return [name, companyName || company, vatNumber, addressText(order), phone, email].filter(Boolean).join("\n");
}

function deliveryText(order: PersonOrder): string {
  if (!order.isDeliveryAddressDifferent) return "";
  const name = [order.deliveryFirstName, order.deliveryLastName].filter(Boolean).join(" ");
  const address = addressText({
    street: order.deliveryStreet,
    floor: order.deliveryFloor,
    stairway: order.deliveryStairway,
    door: order.deliveryDoor,
    zipCode: order.deliveryZipCode,
    city: order.deliveryCity,
    country: order.deliveryCountry,
  });
  return [name, order.deliveryCompanyName || order.deliveryCompany, address].filter(Boolean).join("\n");
}

/** `1,2 MB` */
function sizeText(bytes: number): string {
  const [size, unit] = bytes < 1_000_000 ? [bytes / 1000, "kB"] : [bytes / 1_000_000, "MB"];
  return `${size.toLocaleString("de", { maximumFractionDigits: 1 })} ${unit}`;
}
