CREATE TABLE "suppression" (
	"address_hash" text PRIMARY KEY NOT NULL,
	"suppressed_for" text,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "milestone" (
	"project_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"due_from" date NOT NULL,
	"due_until" date NOT NULL,
	"done_at" timestamp with time zone,
	CONSTRAINT "milestone_project_id_kind_pk" PRIMARY KEY("project_id","kind")
);
--> statement-breakpoint
CREATE TABLE "project" (
	"id" uuid PRIMARY KEY NOT NULL,
	"lead_id" uuid NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "project_lead_id_unique" UNIQUE("lead_id")
);
--> statement-breakpoint
CREATE TABLE "summary_request" (
	"id" uuid PRIMARY KEY NOT NULL,
	"visit_id" uuid,
	"contact_address_id" uuid NOT NULL,
	"assessment_id" uuid,
	"name" text NOT NULL,
	"language" text NOT NULL,
	"market" text NOT NULL,
	"potentials" jsonb NOT NULL,
	"consultation_summary" text,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "vendor_call" (
	"id" text PRIMARY KEY NOT NULL,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "webhook" (
	"id" uuid PRIMARY KEY NOT NULL,
	"partner_id" uuid NOT NULL,
	"url" text NOT NULL,
	"sealed_secret" text NOT NULL,
	"previous_sealed_secret" text,
	"previous_until" timestamp with time zone,
	"failing_since" timestamp with time zone,
	"disabled_at" timestamp with time zone,
	"disabled_for" text,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "webhook_delivery" (
	"id" uuid PRIMARY KEY NOT NULL,
	"webhook_id" uuid NOT NULL,
	"event" text NOT NULL,
	"lead_id" uuid,
	"erased_lead_id" uuid,
	"status" text NOT NULL,
	"attempts" integer DEFAULT 0 NOT NULL,
	"last_status" integer,
	"last_problem" text,
	"next_attempt_at" timestamp with time zone,
	"created_at" timestamp with time zone NOT NULL,
	"finished_at" timestamp with time zone
);
--> statement-breakpoint
ALTER TABLE "contact_address" ADD COLUMN "suppressed_for" text;--> statement-breakpoint
ALTER TABLE "contact_address" ADD COLUMN "updates_wanted_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "contact_address" ADD COLUMN "updates_confirmed_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "lead" ADD COLUMN "withdrawn_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "lead_partner" ADD COLUMN "status_reason" text;--> statement-breakpoint
ALTER TABLE "lead_partner" ADD COLUMN "status_before" text;--> statement-breakpoint
ALTER TABLE "lead_partner" ADD COLUMN "status_changed_at" timestamp with time zone DEFAULT now() NOT NULL;--> statement-breakpoint
ALTER TABLE "email" ADD COLUMN "partner_id" uuid;--> statement-breakpoint
ALTER TABLE "email" ADD COLUMN "lead_id" uuid;--> statement-breakpoint
ALTER TABLE "milestone" ADD CONSTRAINT "milestone_project_id_project_id_fk" FOREIGN KEY ("project_id") REFERENCES "public"."project"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "project" ADD CONSTRAINT "project_lead_id_lead_id_fk" FOREIGN KEY ("lead_id") REFERENCES "public"."lead"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "summary_request" ADD CONSTRAINT "summary_request_visit_id_visit_id_fk" FOREIGN KEY ("visit_id") REFERENCES "public"."visit"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "summary_request" ADD CONSTRAINT "summary_request_contact_address_id_contact_address_id_fk" FOREIGN KEY ("contact_address_id") REFERENCES "public"."contact_address"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "summary_request" ADD CONSTRAINT "summary_request_assessment_id_assessment_id_fk" FOREIGN KEY ("assessment_id") REFERENCES "public"."assessment"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "webhook" ADD CONSTRAINT "webhook_partner_id_partner_id_fk" FOREIGN KEY ("partner_id") REFERENCES "public"."partner"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "webhook_delivery" ADD CONSTRAINT "webhook_delivery_webhook_id_webhook_id_fk" FOREIGN KEY ("webhook_id") REFERENCES "public"."webhook"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "webhook_delivery" ADD CONSTRAINT "webhook_delivery_lead_id_lead_id_fk" FOREIGN KEY ("lead_id") REFERENCES "public"."lead"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "summary_request_contact_address_id_created_at_index" ON "summary_request" USING btree ("contact_address_id","created_at");--> statement-breakpoint
CREATE INDEX "summary_request_visit_id_index" ON "summary_request" USING btree ("visit_id");--> statement-breakpoint
CREATE INDEX "summary_request_assessment_id_index" ON "summary_request" USING btree ("assessment_id");--> statement-breakpoint
CREATE INDEX "webhook_partner_id_index" ON "webhook" USING btree ("partner_id");--> statement-breakpoint
CREATE INDEX "webhook_delivery_webhook_id_created_at_index" ON "webhook_delivery" USING btree ("webhook_id","created_at");--> statement-breakpoint
CREATE INDEX "webhook_delivery_lead_id_index" ON "webhook_delivery" USING btree ("lead_id");--> statement-breakpoint
ALTER TABLE "email" ADD CONSTRAINT "email_partner_id_partner_id_fk" FOREIGN KEY ("partner_id") REFERENCES "public"."partner"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "email" ADD CONSTRAINT "email_lead_id_lead_id_fk" FOREIGN KEY ("lead_id") REFERENCES "public"."lead"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "assessment_home_profile_id_index" ON "assessment" USING btree ("home_profile_id");--> statement-breakpoint
CREATE INDEX "lead_visit_id_index" ON "lead" USING btree ("visit_id");--> statement-breakpoint
CREATE INDEX "lead_assessment_id_index" ON "lead" USING btree ("assessment_id");--> statement-breakpoint
CREATE INDEX "email_vendor_id_index" ON "email" USING btree ("vendor_id");--> statement-breakpoint
CREATE INDEX "email_lead_id_index" ON "email" USING btree ("lead_id");