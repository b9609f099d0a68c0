DROP INDEX "audit_entity_entity_id_index";--> statement-breakpoint
CREATE INDEX "visit_site_id_index" ON "visit" USING btree ("site_id");--> statement-breakpoint
CREATE INDEX "email_user_id_index" ON "email" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "email_account_request_id_index" ON "email" USING btree ("account_request_id");--> statement-breakpoint
CREATE INDEX "site_partner_id_index" ON "site" USING btree ("partner_id");--> statement-breakpoint
CREATE INDEX "audit_entity_id_index" ON "audit" USING btree ("entity_id");--> statement-breakpoint
CREATE INDEX "audit_actor_scope_index" ON "audit" USING btree ("actor_scope");--> statement-breakpoint
CREATE INDEX "idempotency_lead" ON "idempotency" USING btree (("reply"->>'leadId'));--> statement-breakpoint
CREATE INDEX "limit_counter_of" ON "limit_counter" USING btree (split_part("key", ':', 2));--> statement-breakpoint
CREATE INDEX "outbox_event_ids" ON "outbox_event" USING gin (jsonb_path_query_array("payload", '$.*[*]'));