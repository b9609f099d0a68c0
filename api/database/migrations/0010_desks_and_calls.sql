CREATE TABLE "former_mailbox" (
	"user_id" uuid NOT NULL,
	"email" text NOT NULL,
	"until" timestamp with time zone NOT NULL,
	CONSTRAINT "former_mailbox_user_id_email_pk" PRIMARY KEY("user_id","email")
);
--> statement-breakpoint
CREATE TABLE "partner_application" (
	"id" uuid PRIMARY KEY NOT NULL,
	"account_request_id" uuid,
	"company" text NOT NULL,
	"register_number" text NOT NULL,
	"country" text NOT NULL,
	"state" text NOT NULL,
	"city" text NOT NULL,
	"postcodes" text[] NOT NULL,
	"solutions" text[] NOT NULL,
	"contact_name" text NOT NULL,
	"email" text NOT NULL,
	"phone" text,
	"message" text,
	"language" text NOT NULL,
	"consent_version" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"submitted_at" timestamp with time zone,
	"decided_at" timestamp with time zone,
	"reason" text,
	"partner_id" uuid,
	CONSTRAINT "partner_application_account_request_id_unique" UNIQUE("account_request_id")
);
--> statement-breakpoint
CREATE TABLE "partner_document" (
	"id" uuid PRIMARY KEY NOT NULL,
	"application_id" uuid,
	"kind" text NOT NULL,
	"name" text NOT NULL,
	"type" text NOT NULL,
	"bytes" integer NOT NULL,
	"is_kept" boolean DEFAULT false NOT NULL,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "answer_review" (
	"message_id" uuid PRIMARY KEY NOT NULL,
	"grade" text NOT NULL,
	"note" text,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "grade_day" (
	"day" date NOT NULL,
	"site_id" uuid NOT NULL,
	"advisor" text NOT NULL,
	"grade" text NOT NULL,
	"answers" integer NOT NULL,
	CONSTRAINT "grade_day_site_id_day_advisor_grade_pk" PRIMARY KEY("site_id","day","advisor","grade")
);
--> statement-breakpoint
CREATE TABLE "handoff" (
	"id" uuid PRIMARY KEY NOT NULL,
	"visit_id" uuid NOT NULL,
	"code_hash" text NOT NULL,
	"token_hash" text,
	"created_at" timestamp with time zone NOT NULL,
	"ends_at" timestamp with time zone NOT NULL,
	CONSTRAINT "handoff_code_hash_unique" UNIQUE("code_hash"),
	CONSTRAINT "handoff_token_hash_unique" UNIQUE("token_hash")
);
--> statement-breakpoint
CREATE TABLE "partner_invitation" (
	"account_request_id" uuid PRIMARY KEY NOT NULL,
	"partner_id" uuid NOT NULL,
	"role" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "site_day" (
	"site_id" uuid NOT NULL,
	"day" date NOT NULL,
	"opened" integer DEFAULT 0 NOT NULL,
	"begun" integer DEFAULT 0 NOT NULL,
	"shown" integer DEFAULT 0 NOT NULL,
	"requested" integer DEFAULT 0 NOT NULL,
	"confirmed" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "site_day_site_id_day_pk" PRIMARY KEY("site_id","day")
);
--> statement-breakpoint
CREATE TABLE "upkeep" (
	"work" text PRIMARY KEY NOT NULL,
	"began_at" timestamp with time zone NOT NULL,
	"ended_at" timestamp with time zone NOT NULL,
	"failed" text[] NOT NULL
);
--> statement-breakpoint
CREATE TABLE "expert_call" (
	"id" uuid PRIMARY KEY NOT NULL,
	"project_id" uuid NOT NULL,
	"starts_at" timestamp with time zone NOT NULL,
	"seat" integer NOT NULL,
	"phone" text NOT NULL,
	"time_zone" text NOT NULL,
	"sequence" integer NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"cancelled_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "project_document" (
	"id" uuid PRIMARY KEY NOT NULL,
	"project_id" uuid,
	"partner_id" uuid,
	"side" text NOT NULL,
	"added_by_id" uuid,
	"name" text NOT NULL,
	"kind" text NOT NULL,
	"bytes" integer NOT NULL,
	"content_hash" text NOT NULL,
	"is_kept" boolean DEFAULT false NOT NULL,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "notification" ALTER COLUMN "lead_id" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "account_request" ADD COLUMN "user_id" uuid;--> statement-breakpoint
ALTER TABLE "account_request" ADD COLUMN "session_id" uuid;--> statement-breakpoint
ALTER TABLE "suppression" ADD COLUMN "id" uuid DEFAULT gen_random_uuid() NOT NULL;--> statement-breakpoint
ALTER TABLE "lead_partner" ADD COLUMN "assignee_id" uuid;--> statement-breakpoint
ALTER TABLE "visit" ADD COLUMN "is_result_shown" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "media" ADD COLUMN "handoff_id" uuid;--> statement-breakpoint
ALTER TABLE "partner" ADD COLUMN "only_area" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "partner" ADD COLUMN "paused_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "partner" ADD COLUMN "resumes_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "partner" ADD COLUMN "suspended_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "partner_member" ADD COLUMN "role" text DEFAULT 'owner' NOT NULL;--> statement-breakpoint
ALTER TABLE "site" ADD COLUMN "suspended_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "former_mailbox" ADD CONSTRAINT "former_mailbox_user_id_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."user"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "partner_application" ADD CONSTRAINT "partner_application_account_request_id_account_request_id_fk" FOREIGN KEY ("account_request_id") REFERENCES "public"."account_request"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "partner_application" ADD CONSTRAINT "partner_application_partner_id_partner_id_fk" FOREIGN KEY ("partner_id") REFERENCES "public"."partner"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "partner_document" ADD CONSTRAINT "partner_document_application_id_partner_application_id_fk" FOREIGN KEY ("application_id") REFERENCES "public"."partner_application"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "answer_review" ADD CONSTRAINT "answer_review_message_id_message_id_fk" FOREIGN KEY ("message_id") REFERENCES "public"."message"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "grade_day" ADD CONSTRAINT "grade_day_site_id_site_id_fk" FOREIGN KEY ("site_id") REFERENCES "public"."site"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "handoff" ADD CONSTRAINT "handoff_visit_id_visit_id_fk" FOREIGN KEY ("visit_id") REFERENCES "public"."visit"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "partner_invitation" ADD CONSTRAINT "partner_invitation_account_request_id_account_request_id_fk" FOREIGN KEY ("account_request_id") REFERENCES "public"."account_request"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "partner_invitation" ADD CONSTRAINT "partner_invitation_partner_id_partner_id_fk" FOREIGN KEY ("partner_id") REFERENCES "public"."partner"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "site_day" ADD CONSTRAINT "site_day_site_id_site_id_fk" FOREIGN KEY ("site_id") REFERENCES "public"."site"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "expert_call" ADD CONSTRAINT "expert_call_project_id_project_id_fk" FOREIGN KEY ("project_id") REFERENCES "public"."project"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "project_document" ADD CONSTRAINT "project_document_project_id_project_id_fk" FOREIGN KEY ("project_id") REFERENCES "public"."project"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "project_document" ADD CONSTRAINT "project_document_partner_id_partner_id_fk" FOREIGN KEY ("partner_id") REFERENCES "public"."partner"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "project_document" ADD CONSTRAINT "project_document_added_by_id_user_id_fk" FOREIGN KEY ("added_by_id") REFERENCES "public"."user"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "partner_application_partner_id_index" ON "partner_application" USING btree ("partner_id");--> statement-breakpoint
CREATE INDEX "partner_application_sent" ON "partner_application" USING btree ("created_at","id") WHERE "partner_application"."submitted_at" is not null;--> statement-breakpoint
CREATE INDEX "partner_document_application_id_index" ON "partner_document" USING btree ("application_id");--> statement-breakpoint
CREATE INDEX "partner_document_orphans" ON "partner_document" USING btree ("created_at") WHERE "partner_document"."application_id" is null;--> statement-breakpoint
CREATE INDEX "answer_review_created_at_message_id_index" ON "answer_review" USING btree ("created_at","message_id");--> statement-breakpoint
CREATE INDEX "answer_review_grade_created_at_message_id_index" ON "answer_review" USING btree ("grade","created_at","message_id");--> statement-breakpoint
CREATE INDEX "grade_day_day_index" ON "grade_day" USING btree ("day");--> statement-breakpoint
CREATE INDEX "handoff_visit_id_created_at_index" ON "handoff" USING btree ("visit_id","created_at");--> statement-breakpoint
CREATE INDEX "handoff_ends_at_index" ON "handoff" USING btree ("ends_at");--> statement-breakpoint
CREATE INDEX "partner_invitation_partner_id_index" ON "partner_invitation" USING btree ("partner_id");--> statement-breakpoint
CREATE INDEX "site_day_day_index" ON "site_day" USING btree ("day");--> statement-breakpoint
CREATE UNIQUE INDEX "expert_call_slot" ON "expert_call" USING btree ("starts_at","seat") WHERE "expert_call"."cancelled_at" is null;--> statement-breakpoint
CREATE INDEX "expert_call_project_id_index" ON "expert_call" USING btree ("project_id");--> statement-breakpoint
CREATE INDEX "expert_call_starts_at_id_index" ON "expert_call" USING btree ("starts_at","id");--> statement-breakpoint
CREATE INDEX "project_document_project_id_created_at_id_index" ON "project_document" USING btree ("project_id","created_at","id");--> statement-breakpoint
CREATE INDEX "project_document_partner_id_index" ON "project_document" USING btree ("partner_id");--> statement-breakpoint
CREATE INDEX "project_document_added_by_id_index" ON "project_document" USING btree ("added_by_id");--> statement-breakpoint
CREATE INDEX "project_document_orphans" ON "project_document" USING btree ("created_at") WHERE "project_document"."project_id" is null;--> statement-breakpoint
ALTER TABLE "account_request" ADD CONSTRAINT "account_request_user_id_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."user"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "lead_partner" ADD CONSTRAINT "lead_partner_assignee_id_user_id_fk" FOREIGN KEY ("assignee_id") REFERENCES "public"."user"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "account_request_user_id_index" ON "account_request" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "ai_day_day_index" ON "ai_day" USING btree ("day");--> statement-breakpoint
CREATE INDEX "suppression_created_at_id_index" ON "suppression" USING btree ("created_at","id");--> statement-breakpoint
CREATE INDEX "suppression_suppressed_for_created_at_id_index" ON "suppression" USING btree ("suppressed_for","created_at","id");--> statement-breakpoint
CREATE INDEX "lead_partner_assignee_id_index" ON "lead_partner" USING btree ("assignee_id");--> statement-breakpoint
CREATE INDEX "email_created_at_status_index" ON "email" USING btree ("created_at","status");--> statement-breakpoint
ALTER TABLE "suppression" ADD CONSTRAINT "suppression_id_unique" UNIQUE("id");