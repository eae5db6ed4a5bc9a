import type { PaymentMethod } from "./payment";

export const PAYMENT_LABELS: Record<PaymentMethod, string> = {
  cash: "Barzahlung",
  "atm-card": "EC Karte / Debitkarte",
  "hydro-ag-voucher": "Essensgutschein des Arbeitgebers",
  mollie: "Online Zahlung",
  datatrans: "Online Zahlung",
};
