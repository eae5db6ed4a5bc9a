const NOTE =
  "*Demo-Shop: Betrieb, Adressen und Personen sind frei erfunden. Bestellungen werden nicht ausgeführt, die Texte " +
  "sind ein Muster und keine Rechtsberatung.*";

export const termsText = `${NOTE}

## 1. Geltungsbereich
Diese Bedingungen gelten für Käufe, Werkstattaufträge und Leihverträge mit der Quendel Fahrrad GmbH (in der Folge \
„wir“), die über diesen Online-Shop angebahnt oder geschlossen werden.

## 2. Kauf
Mit dem Absenden einer Bestellung geben Sie ein verbindliches Angebot ab. Der Vertrag kommt mit unserer Bestätigung \
auf der Statusseite zustande. Räder übergeben wir fahrfertig eingestellt; Lieferzeiten stehen beim Produkt.

**Eigentumsvorbehalt.** Die Ware bleibt bis zur vollständigen Bezahlung unser Eigentum.

**Rücktritt.** Verbraucherinnen und Verbraucher können einen im Fernabsatz geschlossenen Kaufvertrag binnen 14 Tagen \
ab Erhalt der Ware ohne Angabe von Gründen widerrufen (§ 11 FAGG). Ausgenommen sind Waren, die nach Ihren Angaben \
angefertigt wurden, zum Beispiel mit Gravur, in Wunschfarbe oder vom Laufmeter abgelängt. Für das Zurücksenden \
sperriger Räder bieten wir die Abholung zum Selbstkostenpreis an.

## 3. Werkstatt
Anfragen im Shop sind unverbindlich. Sie erhalten ein Angebot mit Termin; erst wenn Sie es annehmen, entsteht ein \
Auftrag. Kostenvoranschläge sind kostenlos und vier Wochen gültig. Stellt sich während der Arbeit heraus, dass mehr \
als 10 % Mehrkosten entstehen, fragen wir nach, bevor wir weitermachen. Nicht abgeholte Räder lagern wir vier Wochen \
kostenlos, danach um 2 Euro je Tag.

## 4. Verleih
Beim Abholen zeigen Sie bitte einen Lichtbildausweis und hinterlegen 50 Euro Kaution (E-Räder 150 Euro). Sie haften \
für Schäden aus unsachgemäßem Gebrauch und für Verlust, wenn das Rad nicht abgesperrt war, höchstens mit dem Zeitwert. \
Wer sein Leihrad bis zum Vorabend absagt, zahlt nichts.

## 5. Preise und Bezahlung
Alle Preise verstehen sich in Euro einschließlich Umsatzsteuer. Bezahlt wird bei Übergabe, bar oder mit Debitkarte. \
Zur Finanzierung beraten wir im Geschäft.

## 6. Gewährleistung
Es gelten die gesetzlichen Bestimmungen: zwei Jahre auf neue, ein Jahr auf gebrauchte Räder, wenn das vereinbart \
wurde. Verschleißteile wie Kette, Reifen und Beläge nutzen sich ihrer Bestimmung nach ab.

## 7. Recht und Gerichtsstand
Es gilt österreichisches Recht. Zwingende Bestimmungen am Wohnsitz von Verbraucherinnen und Verbrauchern bleiben \
unberührt.`;

export const privacyText = `${NOTE}

## Verantwortlich
Quendel Fahrrad GmbH, Haselrutengasse 9, 8020 Graz, datenschutz@quendelrad.example

## Was wir verarbeiten
| Zweck | Daten | Grundlage |
| --- | --- | --- |
| Kauf, Werkstattauftrag, Verleih | Kontakt, Adresse, Angaben zum Rad, Wunschtermin | Vertrag (Art. 6 Abs. 1 lit. b \
DSGVO) |
| Kaution und Ausweis beim Verleih | Name und Ausweisnummer, nur auf Papier | Vertrag |
| Buchhaltung, Gewährleistung | Rechnung, Rahmennummer | gesetzliche Pflicht (lit. c) |
| Kontaktformular | was Sie uns schreiben | vorvertragliche Anfrage (lit. b) |

## Speicherdauer
Rechnungen sieben Jahre, Werkstattkarten fünf Jahre (damit wir wissen, was zuletzt gemacht wurde), Leihscheine sechs \
Monate nach Rückgabe, Anfragen ohne Auftrag ein Jahr.

## Empfänger
Unsere Steuerberatung, der technische Betreiber dieses Shops als Auftragsverarbeiter und – nur wenn Sie finanzieren \
wollen – die von Ihnen gewählte Bank.

## Cookies und Karte
Ohne Ihre Zustimmung laden wir nichts von Dritten. Die Anfahrtskarte erscheint erst, wenn Sie zugestimmt haben.

## Ihre Rechte
Auskunft, Berichtigung, Löschung, Einschränkung, Übertragung, Widerspruch – formlos an die Adresse oben. Beschwerden \
nimmt die Österreichische Datenschutzbehörde entgegen.`;

export const imprintText = `${NOTE}

**Quendel Fahrrad GmbH**  
Haselrutengasse 9, 8020 Graz  
Telefon: +43 316 5550 20  
E-Mail: servus@quendelrad.example

| | |
| --- | --- |
| Unternehmensgegenstand | Handel mit Fahrrädern, Werkstatt, Verleih |
| Firmenbuchnummer | FN 000000 y (Demo) |
| Firmenbuchgericht | Landesgericht für Zivilrechtssachen Graz |
| UID-Nummer | ATU00000000 (Demo) |
| Geschäftsführung | Ilse Quendel |
| Mitglied der | Wirtschaftskammer Steiermark, Landesgremium des Sportartikelhandels |
| Aufsichtsbehörde | Magistrat der Stadt Graz |

**Grundlegende Richtung** (§ 25 Mediengesetz): Informationen über Fahrräder, Werkstatt und Verleih der Quendel Fahrrad \
GmbH.

**Bilder**: für diesen Demo-Shop gezeichnet.`;
