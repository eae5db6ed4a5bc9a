import { type Entry, picture } from "../build";

type Product = Entry<"products">;
type Part = NonNullable<NonNullable<Product["config"]>["parts"]>[number];
type Option = NonNullable<Part["options"]>[number];

const GOODS = { tax: 0.2, takeawayTax: 0.2, dineInTax: 0.2 };
/** Repairs of bicycles carry the reduced rate. */
const REPAIR = { tax: 0.1, takeawayTax: 0.1, dineInTax: 0.1 };

const plus = (name: string, value = 0): Option => ({ name, modifier: "add", value });
const minus = (name: string, value: number): Option => ({ name, modifier: "subtract", value });

const frame = (...sizes: string[]): Part => ({
  name: "Rahmengröße",
  description: "Unsicher? Kommen Sie zum Vermessen vorbei, das dauert fünf Minuten.",
  type: "select",
  options: sizes.map((size) => plus(size)),
});
const color = (...colors: Option[]): Part => ({ name: "Farbe", type: "select", options: colors });
const locks: Part = {
  name: "Schloss dazu",
  description: "Zum Rad gekauft um 10 % günstiger.",
  type: "multiselect",
  optional: true,
  options: [
    plus("Bügelschloss „Riegel“", 5840),
    plus("Faltschloss „Zollstock“", 7190),
    plus("Kettenschloss „Anker“", 4860),
    plus("Rahmenschloss, montiert", 3900),
  ],
};
const equipment: Part = {
  name: "Gleich montiert",
  type: "multiselect",
  optional: true,
  options: [
    plus("Gepäckträger", 4900),
    plus("Kotflügel-Set", 3900),
    plus("Lichtset „Glühwürmchen“", 4990),
    plus("Seitenständer", 2490),
    plus("Klingel „Ding“", 1490),
  ],
};
const engraving: Part = {
  name: "Gravur am Oberrohr",
  description: "Bis 24 Zeichen, im Preis enthalten.",
  type: "text",
  optional: true,
};

interface Goods {
  key: string;
  uid: string;
  name: string;
  price: number;
  description: string;
  alt: string | null;
  parts?: Part[];
  more?: Partial<Product>;
}

function goods({ key, uid, name, price, description, alt, parts = [], more = {} }: Goods): Product {
  return {
    id: `prd_${key}`,
    uid,
    name,
    type: parts.length > 0 ? "configurable" : "simple",
    description,
    price,
    ...GOODS,
    images: alt === null ? [] : [picture(key, alt)],
    maximumQuantity: 50,
    config: { parts },
    ...more,
  };
}

const bike = (entry: Goods): Product => goods({ ...entry, more: { maximumQuantity: 5, ...entry.more } });

export const bikes: Product[] = [
  bike({
    key: "rad-lendkanal",
    uid: "R100",
    name: "Stadtrad „Lendkanal“",
    price: 69900,
    description:
      "Tiefeinsteiger mit 7-Gang-Nabenschaltung, Kettenkasten, Nabendynamo und Korb. Aufrecht, leise, wartungsarm.",
    alt: "Stadtrad mit tiefem Einstieg und Korb",
    parts: [
      frame("S (45 cm)", "M (50 cm)", "L (55 cm)"),
      color(plus("Salbeigrün"), plus("Cremeweiß"), plus("Ziegelrot")),
      locks,
      engraving,
    ],
  }),
  bike({
    key: "rad-murauen",
    uid: "R110",
    name: "Trekkingrad „Murauen“",
    price: 109900,
    description: "27 Gänge, Federgabel, Scheibenbremsen und Gepäckträger bis 25 kg – für Alltag und Radreise.",
    alt: "Trekkingrad mit Gepäckträger und Kotflügeln",
    parts: [
      frame("S (48 cm)", "M (53 cm)", "L (57 cm)", "XL (61 cm)"),
      color(plus("Tannengrün"), plus("Graphit")),
      locks,
      engraving,
    ],
  }),
  bike({
    key: "rad-schoeckl",
    uid: "R120",
    name: "Gravelbike „Schöckl“",
    price: 189900,
    description:
      "Alurahmen, Carbongabel, 2 × 11 Gänge, 42 mm breite Reifen. Vom Radweg auf die Forststraße, ohne abzusteigen.",
    alt: "Gravelbike mit gebogenem Lenker und Stollenreifen",
    parts: [
      frame("XS (49 cm)", "S (52 cm)", "M (54 cm)", "L (56 cm)", "XL (58 cm)"),
      color(plus("Lehmbraun"), plus("Nachtblau")),
      equipment,
      engraving,
    ],
  }),
  bike({
    key: "rad-plabutsch",
    uid: "R130",
    name: "Rennrad „Plabutsch“",
    price: 249900,
    description: "Carbonrahmen, 2 × 12 Gänge, 8,1 kg. Auf Wunsch mit vermessener Sitzposition.",
    alt: "Schlankes Rennrad mit schmalen Reifen",
    parts: [
      frame("S (51 cm)", "M (54 cm)", "L (57 cm)"),
      color(plus("Korallenrot"), plus("Perlweiß", 9000)),
      {
        name: "Sitzposition vermessen",
        type: "select",
        options: [plus("Nein, danke"), plus("Ja, mit Protokoll", 12900)],
      },
      engraving,
    ],
  }),
  bike({
    key: "rad-hochschwab",
    uid: "R140",
    name: "Mountainbike „Hochschwab“",
    price: 169900,
    description: "29 Zoll, 120 mm Federweg vorne, 1 × 12 Gänge, hydraulische Scheibenbremsen.",
    alt: "Mountainbike mit Federgabel und groben Stollenreifen",
    parts: [
      frame("S (43 cm)", "M (46 cm)", "L (50 cm)", "XL (54 cm)"),
      color(plus("Moosgrün"), plus("Orange")),
      locks,
      engraving,
    ],
  }),
  bike({
    key: "rad-packesel",
    uid: "R150",
    name: "Lastenrad „Packesel“",
    price: 299000,
    description: "Zweirädrig, tiefer Schwerpunkt, Holzbox für zwei Kinder oder den Wocheneinkauf bis 80 kg.",
    alt: "Zweirädriges Lastenrad mit Holzbox vor dem Lenker",
    parts: [
      color(plus("Sonnengelb"), plus("Petrol")),
      {
        name: "Ausstattung der Box",
        type: "multiselect",
        optional: true,
        options: [plus("Sitzbank mit Gurten", 18900), plus("Regenverdeck", 22900), plus("Versperrbarer Deckel", 14900)],
      },
      locks,
      engraving,
    ],
    more: { isLeadTimeEnabled: true, leadTimeType: "weeks", leadTimeValue: 2 },
  }),
  bike({
    key: "rad-spatz",
    uid: "R160",
    name: "Kinderrad „Spatz“ 20 Zoll",
    price: 32900,
    description:
      "Ab etwa 6 Jahren, 7,9 kg leicht, zwei Handbremsen, 6 Gänge. Wir nehmen es um 40 % zurück, wenn es zu klein " +
      "wird.",
    alt: "Kleines Kinderrad in kräftiger Farbe",
    parts: [
      color(plus("Himmelblau"), plus("Himbeere"), plus("Sonnengelb")),
      { name: "Name des Kindes", description: "Kommt als Schriftzug auf den Rahmen.", type: "text", optional: true },
    ],
  }),
  bike({
    key: "rad-kueken",
    uid: "R170",
    name: "Laufrad „Küken“",
    price: 12900,
    description: "Ab 2 Jahren, Luftreifen, verstellbarer Sattel, 3,4 kg.",
    alt: "Kleines Laufrad ohne Pedale",
    parts: [color(plus("Natur"), plus("Mint")), { name: "Name des Kindes", type: "text", optional: true }],
  }),
];

const charger: Part = {
  name: "Akku",
  type: "select",
  options: [plus("500 Wh"), plus("625 Wh", 25000), plus("750 Wh", 45000)],
};

export const ebikes: Product[] = [
  bike({
    key: "ebike-hauptplatz",
    uid: "E200",
    name: "E-Stadtrad „Hauptplatz“",
    price: 249000,
    description: "Mittelmotor mit 50 Nm, Rücktrittbremse, Riemenantrieb. Reichweite je nach Akku 60 bis 110 km.",
    alt: "E-Stadtrad mit tiefem Einstieg und Akku am Rahmen",
    parts: [
      frame("S (46 cm)", "M (50 cm)", "L (54 cm)"),
      color(plus("Lavendel"), plus("Graphit")),
      charger,
      locks,
      engraving,
    ],
  }),
  bike({
    key: "ebike-ries",
    uid: "E210",
    name: "E-Trekkingrad „Ries“",
    price: 329000,
    description: "85 Nm für lange Anstiege, Gepäckträger, Lichtanlage mit Fernlicht, 11 Gänge.",
    alt: "E-Trekkingrad mit Akku im Unterrohr und Gepäckträger",
    parts: [
      frame("S (48 cm)", "M (53 cm)", "L (58 cm)"),
      color(plus("Schiefergrau"), plus("Weinrot")),
      charger,
      locks,
      engraving,
    ],
  }),
  bike({
    key: "ebike-hochlantsch",
    uid: "E220",
    name: "E-Mountainbike „Hochlantsch“",
    price: 489000,
    description: "150 mm Federweg, 750-Wh-Akku, 1 × 12 Gänge, vier Unterstützungsstufen.",
    alt: "Vollgefedertes E-Mountainbike",
    parts: [frame("M (44 cm)", "L (47 cm)", "XL (50 cm)"), color(plus("Schwarz-Orange"), plus("Eisblau")), engraving],
  }),
  bike({
    key: "ebike-packesel",
    uid: "E230",
    name:
      "E-Lastenrad „Packesel E“ mit Holzbox, Regenverdeck, Sitzbank für zwei Kinder und verstärktem " +
      "Hinterradständer",
    price: 549000,
    description: "Wird auf Bestellung gebaut. Probefahrt jederzeit mit unserem Vorführrad.",
    alt: "E-Lastenrad mit Holzbox und Regenverdeck",
    parts: [color(plus("Sonnengelb"), plus("Petrol"), plus("Wunschfarbe", 39000)), charger, locks, engraving],
    more: { isLeadTimeEnabled: true, leadTimeType: "weeks", leadTimeValue: 6 },
  }),
];

export const accessories: Product[] = [
  goods({
    key: "helm-wolke",
    uid: "Z300",
    name: "Helm „Wolke“",
    price: 7900,
    description: "270 g, 14 Belüftungen, Rücklicht im Verstellrad.",
    alt: "Heller Fahrradhelm mit Belüftungsöffnungen",
    parts: [
      { name: "Größe", type: "select", options: [plus("S (52–56 cm)"), plus("M (56–59 cm)"), plus("L (59–62 cm)")] },
      color(plus("Cremeweiß"), plus("Petrol"), plus("Ziegelrot")),
    ],
  }),
  goods({
    key: "helm-kind",
    uid: "Z301",
    name: "Kinderhelm „Marienkäfer“",
    price: 4500,
    description: "46–52 cm, mit Fliegengitter und Reflektoren.",
    alt: "Roter Kinderhelm mit schwarzen Punkten",
  }),
  goods({
    key: "schloss-buegel",
    uid: "Z310",
    name: "Bügelschloss „Riegel“",
    price: 6490,
    description: "14 mm gehärteter Stahl, zwei Schlüssel, Halter für den Rahmen.",
    alt: "Bügelschloss mit Schlüssel",
  }),
  goods({
    key: "schloss-falt",
    uid: "Z311",
    name: "Faltschloss „Zollstock“",
    price: 7990,
    description: "90 cm Umfang, gefaltet kaum größer als eine Brille.",
    alt: "Faltschloss, halb aufgeklappt",
  }),
  goods({
    key: "schloss-kette",
    uid: "Z312",
    name: "Kettenschloss „Anker“",
    price: 5400,
    description: "110 cm, Glieder 8 mm, mit Textilschlauch.",
    alt: "Kettenschloss mit Textilhülle",
  }),
  goods({
    key: "licht-set",
    uid: "Z320",
    name: "Lichtset „Glühwürmchen“",
    price: 4990,
    description: "Vorne 60 Lux, hinten mit Bremslicht, über USB-C geladen.",
    alt: "Vorder- und Rücklicht, eingeschaltet",
  }),
  goods({
    key: "tasche-paar",
    uid: "Z330",
    name: "Gepäcktaschen „Doppelmoppel“",
    price: 10900,
    description: "2 × 20 Liter, wasserdicht, Klickhalter.",
    alt: "Zwei Gepäcktaschen mit Rollverschluss",
    parts: [color(plus("Senfgelb"), plus("Petrol"), plus("Schwarz"))],
    more: { unit: "pair" },
  }),
  goods({
    key: "flasche",
    uid: "Z340",
    name: "Trinkflasche 0,6 l",
    price: 1290,
    description: "Ohne Weichmacher, spülmaschinenfest.",
    alt: "Fahrrad-Trinkflasche",
  }),
  goods({
    key: "klingel",
    uid: "Z341",
    name: "Klingel „Ding“",
    price: 1490,
    description: "Messing, heller langer Ton.",
    alt: "Fahrradklingel aus Messing",
  }),
  goods({
    key: "pumpe",
    uid: "Z342",
    name: "Standpumpe „Puste“",
    price: 3990,
    description: "Bis 11 bar, Manometer, für alle Ventile.",
    alt: "Standpumpe mit Manometer und Schlauch",
  }),
  goods({
    key: "werkzeug",
    uid: "Z343",
    name: "Minitool mit 14 Funktionen",
    price: 2990,
    description: "Inbus 2–8 mm, Torx, Kettennieter.",
    alt: "Aufgeklapptes Minitool",
  }),
  goods({
    key: "kindersitz",
    uid: "Z350",
    name: "Kindersitz „Logenplatz“",
    price: 11900,
    description: "9 bis 22 kg, verstellbare Fußrasten, Fünf-Punkt-Gurt.",
    alt: "Kindersitz für den Gepäckträger",
    parts: [
      { name: "Montage", type: "select", options: [plus("Selbst montieren"), plus("Montage im Geschäft", 1900)] },
    ],
  }),
  goods({
    key: "handschuhe",
    uid: "Z360",
    name: "Handschuhe „Griffig“",
    price: 2790,
    description: "Kurze Finger, Gelpolster, waschbar.",
    alt: null,
    parts: [{ name: "Größe", type: "select", options: [plus("S"), plus("M"), plus("L"), plus("XL")] }],
    more: { unit: "pair" },
  }),
];

export const spares: Product[] = [
  goods({
    key: "teil-bowdenzug",
    uid: "T400",
    name: "Bowdenzug-Außenhülle",
    price: 390,
    description: "5 mm, innen gefettet, wird auf den Zentimeter abgelängt.",
    alt: "Aufgerollter Bowdenzug",
    parts: [color(plus("Schwarz"), plus("Silber"), plus("Rot"))],
    more: {
      unit: "meter",
      minimumQuantity: 0.5,
      maximumQuantity: 30,
      quantityStepSize: 0.1,
      defaultQuantity: 1.5,
      alternativeUnits: [{ unit: "centimeter", minimumQuantity: 50, maximumQuantity: 3000, quantityStepSize: 10 }],
    },
  }),
  goods({
    key: "teil-felgenband",
    uid: "T401",
    name: "Felgenband, Textil 18 mm",
    price: 220,
    description: "Selbstklebend, vom Laufmeter.",
    alt: "Rolle Felgenband",
    more: { unit: "meter", minimumQuantity: 1, maximumQuantity: 50, quantityStepSize: 0.5, defaultQuantity: 2 },
  }),
  goods({
    key: "teil-kette",
    uid: "T410",
    name: "Kette mit Verschlussglied",
    price: 2990,
    description: "116 Glieder, vernickelt.",
    alt: "Fahrradkette, zur Spirale gelegt",
    parts: [
      {
        name: "Schaltung",
        type: "select",
        options: [
          minus("6/7/8-fach", 800),
          plus("9-fach"),
          plus("10-fach", 300),
          plus("11-fach", 700),
          plus("12-fach", 1500),
        ],
      },
    ],
  }),
  goods({
    key: "teil-schlauch",
    uid: "T420",
    name: "Schlauch",
    price: 790,
    description: "Butyl, mit Felgenmutter.",
    alt: "Zusammengelegter Fahrradschlauch",
    parts: [
      {
        name: "Größe",
        type: "select",
        options: [plus("20 Zoll"), plus("26 Zoll"), plus("27,5 Zoll"), plus("28/29 Zoll")],
      },
      { name: "Ventil", type: "select", options: [plus("Dunlopventil"), plus("Autoventil"), plus("Sclaverandventil")] },
    ],
  }),
  goods({
    key: "teil-reifen",
    uid: "T421",
    name: "Reifen „Immerheil“ mit Pannenschutz",
    price: 3490,
    description: "5 mm Pannenschutzlage, Reflexstreifen.",
    alt: "Fahrradreifen mit Profil",
    parts: [
      {
        name: "Größe",
        type: "select",
        options: [
          plus("37-622 (28 Zoll)"),
          plus("42-622 (28 Zoll)"),
          plus("47-559 (26 Zoll)"),
          plus("57-622 (29 Zoll)", 500),
        ],
      },
    ],
  }),
  goods({
    key: "teil-bremsbelag",
    uid: "T430",
    name: "Bremsbeläge Scheibe, organisch",
    price: 1490,
    description: "Leise und gut dosierbar, passend für die meisten Zweikolbenbremsen.",
    alt: "Zwei Scheibenbremsbeläge mit Feder",
    more: { unit: "pair" },
  }),
  goods({
    key: "teil-speiche",
    uid: "T440",
    name: "Speiche mit Nippel",
    price: 90,
    description: "Edelstahl 2,0 mm, auf Länge geschnitten.",
    alt: "Bündel Speichen mit Nippeln",
    parts: [{ name: "Länge in mm", description: "Zwischen 180 und 300 mm.", type: "text" }],
    more: { maximumQuantity: 200 },
  }),
  goods({
    key: "teil-oel",
    uid: "T450",
    name: "Kettenöl 100 ml",
    price: 890,
    description: "Biologisch abbaubar, für trockenes und nasses Wetter.",
    alt: "Tropfflasche Kettenöl",
    more: { pricing: { quantity: 100, unit: "milliliter" } },
  }),
  goods({
    key: "teil-lenkerband",
    uid: "T460",
    name: "Lenkerband, Kork",
    price: 1990,
    description: "Mit Stopfen und Abschlussband.",
    alt: null,
    parts: [color(plus("Natur"), plus("Schwarz"), plus("Weiß"))],
  }),
];

const repair = (entry: Goods): Product => goods({ ...entry, more: { ...REPAIR, ...entry.more } });
const aboutTheBike: Part = {
  name: "Ihr Rad",
  description: "Marke, Modell und was Ihnen aufgefallen ist.",
  type: "textarea",
};
const damage: Part = {
  name: "Fotos vom Schaden",
  description: "Ein Bild sagt uns oft, welches Teil wir vorbereiten sollen.",
  type: "images",
  optional: true,
};

export const services: Product[] = [
  repair({
    key: "service-stunde",
    uid: "W500",
    name: "Arbeitszeit Werkstatt",
    price: 7800,
    description:
      "Abgerechnet je angefangener Viertelstunde. Schätzen Sie ruhig – wir sagen Bescheid, bevor es mehr wird.",
    alt: "Hände mit Schraubenschlüssel an einem Hinterrad",
    parts: [aboutTheBike],
    more: {
      unit: "hour",
      minimumQuantity: 0.25,
      maximumQuantity: 8,
      quantityStepSize: 0.25,
      defaultQuantity: 1,
      calculationModel: "approximate",
      alternativeUnits: [{ unit: "minute", minimumQuantity: 15, maximumQuantity: 480, quantityStepSize: 15 }],
    },
  }),
  repair({
    key: "service-basis",
    uid: "W510",
    name: "Service Basis",
    price: 6900,
    description: "Schaltung und Bremsen einstellen, Schrauben nachziehen, Kette ölen, Reifendruck, Probefahrt.",
    alt: "Fahrrad im Montageständer",
    parts: [aboutTheBike, damage],
  }),
  repair({
    key: "service-plus",
    uid: "W511",
    name: "Service Plus",
    price: 11900,
    description: "Wie Basis, dazu Laufräder zentrieren, Antrieb reinigen, Lager prüfen. Teile nach Verbrauch.",
    alt: "Fahrrad im Montageständer mit Bürste und Eimer",
    parts: [
      aboutTheBike,
      damage,
      {
        name: "Teile, die wir ohne Rückfrage tauschen dürfen",
        type: "multiselect",
        optional: true,
        options: [plus("Bremsbeläge"), plus("Kette"), plus("Züge und Hüllen"), plus("Schläuche")],
      },
    ],
  }),
  repair({
    key: "service-ebike",
    uid: "W512",
    name: "Service E-Bike",
    price: 13900,
    description: "Wie Plus, dazu Software-Aktualisierung und Akkudiagnose mit Ausdruck.",
    alt: "E-Bike am Diagnosegerät",
    parts: [
      aboutTheBike,
      {
        name: "Antrieb",
        type: "select",
        options: [plus("Mittelmotor"), plus("Heckmotor", 1500), plus("Weiß ich nicht")],
      },
    ],
  }),
  repair({
    key: "service-reifen",
    uid: "W520",
    name: "Reifen oder Schlauch wechseln",
    price: 1900,
    description: "Je Rad, ohne Material. Meist zum Warten.",
    alt: "Laufrad mit halb abgezogenem Reifen",
    parts: [{ name: "Welches Rad", type: "multiselect", options: [plus("Vorderrad"), plus("Hinterrad", 300)] }],
  }),
  repair({
    key: "service-zentrieren",
    uid: "W521",
    name: "Laufrad zentrieren",
    price: 2900,
    description: "Seiten- und Höhenschlag, Speichenspannung nach Messgerät.",
    alt: "Laufrad im Zentrierständer",
  }),
  repair({
    key: "service-gravur",
    uid: "W530",
    name: "Gravur und Codierung",
    price: 1500,
    description: "Eigentümercode am Sattelrohr, mit Ausweis abzuholen.",
    alt: "Rahmenrohr mit eingraviertem Muster",
    parts: [
      { name: "Text der Gravur", description: "Bis 24 Zeichen.", type: "text" },
      {
        name: "Vorlage",
        description: "Ein Wappen, eine Skizze oder ein Kaufbeleg als Bild oder PDF.",
        type: "file",
        optional: true,
      },
      { name: "Position", type: "select", options: [plus("Sattelrohr"), plus("Oberrohr"), plus("Tretlager")] },
    ],
  }),
  repair({
    key: "service-winter",
    uid: "W540",
    name: "Winterlager mit Frühjahrsservice",
    price: 14900,
    description: "Trocken und versperrt von November bis März, im Frühjahr mit Service Basis zurück.",
    alt: "Eingelagerte Räder an Wandhaken",
    parts: [aboutTheBike],
    more: { isLeadTimeEnabled: true, leadTimeType: "days", leadTimeValue: 2 },
  }),
];

const rent = (entry: Goods & { hourRatio?: number }): Product =>
  goods({
    ...entry,
    more: {
      unit: "day",
      minimumQuantity: 1,
      maximumQuantity: 21,
      quantityStepSize: 1,
      // Five hours cost as much as a day, so hours are offered up to four.
      alternativeUnits: [
        { unit: "hour", ratio: entry.hourRatio ?? 0.2, minimumQuantity: 2, maximumQuantity: 4, quantityStepSize: 1 },
      ],
      isLeadTimeEnabled: true,
      leadTimeType: "hours",
      leadTimeValue: 2,
      ...entry.more,
    },
  });
const height: Part = {
  name: "Körpergröße",
  type: "select",
  options: [plus("unter 155 cm"), plus("155–165 cm"), plus("166–175 cm"), plus("176–185 cm"), plus("über 185 cm")],
};
const rentalExtras: Part = {
  name: "Dazu leihen (je Tag)",
  type: "multiselect",
  optional: true,
  options: [plus("Helm", 300), plus("Schloss"), plus("Kindersitz", 400), plus("Gepäcktaschen", 500)],
};

export const rentals: Product[] = [
  rent({
    key: "verleih-stadtrad",
    uid: "V600",
    name: "Stadtrad leihen",
    price: 1500,
    description: "7 Gänge, Korb, Schloss. Preis je Tag oder stundenweise.",
    alt: "Stadtrad mit Leihschild",
    parts: [height, rentalExtras],
  }),
  rent({
    key: "verleih-ebike",
    uid: "V610",
    name: "E-Trekkingrad leihen",
    price: 3900,
    description: "625 Wh, reicht bis zum Thermenland und zurück.",
    alt: "E-Trekkingrad mit Leihschild",
    parts: [height, rentalExtras],
  }),
  rent({
    key: "verleih-gravel",
    uid: "V620",
    name: "Gravelbike leihen",
    price: 3500,
    description: "Pedale nach Wahl, Flickzeug in der Satteltasche.",
    alt: "Gravelbike mit Leihschild",
    parts: [
      height,
      {
        name: "Pedale",
        type: "select",
        options: [plus("Flach"), plus("Klick (zweiseitig)"), plus("Eigene mitgebracht")],
      },
    ],
  }),
  rent({
    key: "verleih-lastenrad",
    uid: "V630",
    name: "E-Lastenrad leihen",
    price: 4500,
    description: "Für Umzug, Flohmarkt oder zwei Kinder. Kurze Einschulung inklusive.",
    alt: "E-Lastenrad mit Leihschild",
    parts: [
      {
        name: "Wofür",
        type: "select",
        options: [plus("Waren"), plus("Ein Kind (Sitzbank)"), plus("Zwei Kinder (Sitzbank)")],
      },
    ],
    more: { leadTimeType: "days", leadTimeValue: 1 },
  }),
  rent({
    key: "verleih-anhaenger",
    uid: "V640",
    name: "Kinderanhänger leihen",
    price: 1200,
    description: "Für ein oder zwei Kinder, mit Wimpel und Kupplung.",
    alt: "Kinderanhänger mit Wimpel",
    hourRatio: 0.25,
  }),
];
