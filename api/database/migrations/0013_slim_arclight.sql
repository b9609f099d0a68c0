CREATE TABLE "guarantee_claim" (
	"project_id" uuid PRIMARY KEY NOT NULL,
	"measured_kwh" integer NOT NULL,
	"line_kwh" integer NOT NULL,
	"opened_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "installer_report" (
	"id" uuid PRIMARY KEY NOT NULL,
	"project_id" uuid NOT NULL,
	"partner_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"reason" text NOT NULL,
	"text" text,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "meter_reading" (
	"id" uuid PRIMARY KEY NOT NULL,
	"project_id" uuid NOT NULL,
	"day" date NOT NULL,
	"produced_kwh" integer,
	"fed_in_kwh" integer,
	"drawn_kwh" integer,
	"heating_kwh" integer,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "lead_partner" ADD COLUMN "left_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "guarantee_claim" ADD CONSTRAINT "guarantee_claim_project_id_project_id_fk" FOREIGN KEY ("project_id") REFERENCES "public"."project"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "installer_report" ADD CONSTRAINT "installer_report_project_id_project_id_fk" FOREIGN KEY ("project_id") REFERENCES "public"."project"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "installer_report" ADD CONSTRAINT "installer_report_partner_id_partner_id_fk" FOREIGN KEY ("partner_id") REFERENCES "public"."partner"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "meter_reading" ADD CONSTRAINT "meter_reading_project_id_project_id_fk" FOREIGN KEY ("project_id") REFERENCES "public"."project"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "installer_report_project_id_index" ON "installer_report" USING btree ("project_id");--> statement-breakpoint
CREATE INDEX "installer_report_partner_id_index" ON "installer_report" USING btree ("partner_id");--> statement-breakpoint
CREATE UNIQUE INDEX "meter_reading_project_id_day_index" ON "meter_reading" USING btree ("project_id","day");--> statement-breakpoint
CREATE INDEX "idempotency_project" ON "idempotency" USING btree (("reply"->>'projectId'));